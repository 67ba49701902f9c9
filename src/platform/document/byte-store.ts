type Bytes = Uint8Array<ArrayBuffer>

/** Bytes in memory, by the hash of their input. */
export interface ByteStore {
  /** Returns the bytes that are stored under `key` or being made; undefined when there are none. */
  find(key: string): Promise<Bytes | null> | undefined
  /** Makes and stores the bytes of `key`; null and failures are not stored. */
  make(key: string, work: () => Promise<Bytes | null>): Promise<Bytes | null>
}

/** Creates a store of at most `bytesMax` bytes, which evicts the least recently used entry first. */
export function createByteStore(bytesMax: number): ByteStore {
  const stored = new Map<string, Bytes>()
  const exportsInProgress = new Map<string, Promise<Bytes | null>>()
  let size = 0
  const put = (key: string, bytes: Bytes) => {
    stored.set(key, bytes)
    size += bytes.byteLength
    for (const [oldest, old] of stored) {
      if (size <= bytesMax) return
      stored.delete(oldest)
      size -= old.byteLength
    }
  }
  return {
    find(key) {
      const bytes = stored.get(key)
      if (!bytes) return exportsInProgress.get(key)
      // The last entry of the map is the most recently used.
      stored.delete(key)
      stored.set(key, bytes)
      return Promise.resolve(bytes)
    },
    make(key, work) {
      const making = work()
        .then((bytes) => {
          if (bytes) put(key, bytes)
          return bytes
        })
        .finally(() => exportsInProgress.delete(key))
      exportsInProgress.set(key, making)
      return making
    },
  }
}

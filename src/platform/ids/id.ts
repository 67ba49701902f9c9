import { createHmac, type KeyObject, randomFillSync } from 'node:crypto'

/** A UUID that belongs to one table only; `Id<'lead'>` cannot be passed where `Id<'bot'>` is required. */
export type Id<Table extends string> = string & { readonly __table: Table }

const pool = Buffer.alloc(8 * 256)
let poolOffset = pool.length
let lastMs = 0
let sequence = 0

/** A time that steps back further than this is another time, not clock jitter (RFC 9562 §6.2, on rollback). */
const TREMBLE_MS = 60_000

/**
 * Returns a new UUIDv7 (RFC 9562): time-ordered, and strictly rising within this process as long as time does not step back by more than a minute, so
 * that rows sort by creation and partitions can be bounded by id. `atMs` is Unix time in milliseconds.
 */
export function newId<Table extends string>(atMs: number = Date.now()): Id<Table> {
  if (atMs > lastMs || atMs < lastMs - TREMBLE_MS) {
    lastMs = atMs
    sequence = randomBits() & 0x7ff
  } else if (++sequence > 0xfff) {
    lastMs += 1
    sequence = 0
  }
  return format(lastMs, sequence) as Id<Table> // the one place that creates an id
}

/** Returns a UUIDv8 (RFC 9562) derived from a secret and a name: the same name gives the same id again, and nobody without the secret can make it. */
export function idOfName(key: KeyObject, name: string): string {
  const bytes = createHmac('sha256', key).update(name).digest().subarray(0, 16)
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x80
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80
  const hex = bytes.toString('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`
}

/** Returns the smallest UUIDv7 of an instant: the bound of a partition or of a page by time. */
export function firstIdAt(atMs: number): string {
  const time = hexOfMs(atMs)
  return `${time.slice(0, 8)}-${time.slice(8)}-7000-8000-000000000000`
}

/** Returns the instant at which a UUIDv7 was made, in milliseconds since 1970. */
export function timeOfId(id: string): number {
  return Number.parseInt(id.slice(0, 8) + id.slice(9, 13), 16)
}

function format(ms: number, counter: number): string {
  const time = hexOfMs(ms)
  if (poolOffset + 8 > pool.length) {
    randomFillSync(pool)
    poolOffset = 0
  }
  const tail = pool.subarray(poolOffset, poolOffset + 8)
  poolOffset += 8
  tail[0] = ((tail[0] ?? 0) & 0x3f) | 0x80
  const hex = tail.toString('hex')
  return `${time.slice(0, 8)}-${time.slice(8)}-7${counter.toString(16).padStart(3, '0')}-${hex.slice(0, 4)}-${hex.slice(4)}`
}

function hexOfMs(ms: number): string {
  return Math.floor(ms).toString(16).padStart(12, '0')
}

function randomBits(): number {
  if (poolOffset + 2 > pool.length) {
    randomFillSync(pool)
    poolOffset = 0
  }
  const bits = pool.readUInt16BE(poolOffset)
  poolOffset += 2
  return bits
}

import type { Transform } from 'node:stream'
import { constants, createBrotliDecompress, createGunzip, createInflate, createInflateRaw } from 'node:zlib'
import { failed, type SafeFetchProblem, SafeFetchStreamError } from './outcome.ts'

const lenient = { flush: constants.Z_SYNC_FLUSH, finishFlush: constants.Z_SYNC_FLUSH }

/**
 * Yields a body decompressed (gzip, br, deflate) and stops with `too_large` as soon as more than `maxBytes` came in or out, so that a small bomb
 * never becomes a large buffer. An unknown or stacked encoding ends with `wrong_type`.
 */
export async function* decodedBody(
  raw: AsyncIterable<Uint8Array>,
  encoding: string,
  maxBytes: number,
): AsyncGenerator<Uint8Array> {
  const capped = capBytes(raw, maxBytes)
  const coding = encoding.trim().toLowerCase()
  if (coding === '' || coding === 'identity') {
    yield* capped
    return
  }
  yield* capBytes(decompress(capped, coding), maxBytes)
}

async function* capBytes(source: AsyncIterable<Uint8Array>, maxBytes: number): AsyncGenerator<Uint8Array> {
  let total = 0
  for await (const chunk of source) {
    total += chunk.byteLength
    if (total > maxBytes) throw new SafeFetchStreamError(failed('too_large', `more than ${maxBytes} bytes`))
    yield chunk
  }
}

async function* decompress(source: AsyncIterable<Uint8Array>, coding: string): AsyncGenerator<Uint8Array> {
  const iterator = source[Symbol.asyncIterator]()
  const first = await iterator.next()
  if (first.done) return
  const decoder = decoderFor(coding, first.value)
  if ('reason' in decoder) throw new SafeFetchStreamError(decoder)
  let sourceError: Error | undefined
  const feed = async () => {
    try {
      for (let step: IteratorResult<Uint8Array> = first; !step.done; step = await iterator.next()) {
        if (decoder.destroyed) return
        if (!decoder.write(step.value))
          await new Promise<void>((resolve) => decoder.once('drain', resolve).once('close', resolve))
      }
      decoder.end()
    } catch (error) {
      sourceError = error instanceof Error ? error : new Error(String(error))
      decoder.destroy()
    }
  }
  const feeding = feed()
  try {
    // A readable side of a Transform yields Buffers, which are Uint8Arrays.
    yield* decoder as AsyncIterable<Uint8Array>
  } catch (error) {
    throw sourceError ?? new SafeFetchStreamError(failed('wrong_type', `body is not ${coding}: ${String(error)}`))
  } finally {
    decoder.destroy()
    await iterator.return?.(undefined)
    await feeding
  }
  if (sourceError) throw sourceError
}

function decoderFor(coding: string, first: Uint8Array): Transform | SafeFetchProblem {
  if (coding === 'gzip' || coding === 'x-gzip') return createGunzip(lenient)
  if (coding === 'br')
    return createBrotliDecompress({
      flush: constants.BROTLI_OPERATION_FLUSH,
      finishFlush: constants.BROTLI_OPERATION_FLUSH,
    })
  if (coding !== 'deflate') return failed('wrong_type', `content-encoding ${coding}`)
  // 'deflate' should be zlib-wrapped, but some servers send it raw: the low nibble of a zlib header is 8.
  return ((first[0] ?? 0) & 0x0f) === 8 ? createInflate(lenient) : createInflateRaw(lenient)
}

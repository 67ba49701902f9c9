import { deflateSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { WorkerFileReader } from './read-file-in-worker.ts'

const million = 1_000_000
const file = (text: string | Uint8Array, contentType = 'text/html') => ({
  url: 'https://bedrijf.example/',
  contentType,
  bytes: typeof text === 'string' ? new TextEncoder().encode(text) : text,
})
const plain = { timeMs: 20_000, heapBytes: 256 * million, externalBytes: 400 * million }
const good = file('<h1>Open</h1><p>Wij zijn open.</p>')

// Returns a page whose contents unpack to `size` bytes, packed twice so that it is a few kilobytes.
function packedPdf(size: number): Uint8Array {
  const data = deflateSync(deflateSync(Buffer.alloc(size, 32)))
  const parts = [
    '%PDF-1.4\n1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj\n2 0 obj\n<< /Type /Pages /Kids [3 0 R] /Count 1 >>\nendobj\n',
    '3 0 obj\n<< /Type /Page /Parent 2 0 R /MediaBox [0 0 600 800] /Contents 4 0 R /Resources << >> >>\nendobj\n',
    `4 0 obj\n<< /Length ${data.length} /Filter [/FlateDecode /FlateDecode] >>\nstream\n`,
  ]
  return new Uint8Array(
    Buffer.concat([
      Buffer.from(parts.join('')),
      data,
      Buffer.from('\nendstream\nendobj\ntrailer << /Size 5 /Root 1 0 R >>\n%%EOF'),
    ]),
  )
}

test('a page is read in a worker while this thread continues', { timeout: 90_000 }, async () => {
  const reader = new WorkerFileReader(plain)
  const reading = reader.read(file(`<p>${'woord. '.repeat(300_000)}`))
  let turns = 0
  const heartbeat = setInterval(() => turns++, 1)
  await reading
  clearInterval(heartbeat)
  expect(turns).toBeGreaterThan(3)
})

test.each([
  ['takes too long', { ...plain, timeMs: 1 }, () => file('<p>a</p>'.repeat(100_000))],
  ['fills the memory', { ...plain, heapBytes: 24 * million }, () => file('<b>a</b>'.repeat(190_000))],
  [
    'unpacks to more than memory holds',
    { ...plain, externalBytes: 40 * million },
    () => file(packedPdf(250 * million), 'application/pdf'),
  ],
])('a file that %s is named, and the next one is read', { timeout: 90_000 }, async (_, limits, heavy) => {
  const reader = new WorkerFileReader(limits)
  expect((await reader.read(heavy())).reading).toEqual({ is: 'too_heavy' })
  if (limits.timeMs > 1) expect((await reader.read(good)).reading).toMatchObject({ is: 'document', title: 'Open' })
})

test('a page of more text than a thick book is refused', { timeout: 90_000 }, async () => {
  const reader = new WorkerFileReader(plain)
  const { reading } = await reader.read(file('a b c d e f g h '.repeat(250_000), 'text/plain'))
  expect(reading).toEqual({ is: 'skipped', reason: 'too_much_text' })
})

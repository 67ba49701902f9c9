import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'

type ManifestPage = {
  path: string
  file?: string
  contentType?: string
  encoding?: string | null
  status?: number
  redirect?: string
  generateBytes?: number
  delayMs?: number
}

/** A served test site: its address, its `host:port` pair, the addresses worth reading, and how to stop it. */
export type ServedSite = { origin: string; pair: string; paths: string[]; close(): Promise<void> }

const sites = join(import.meta.dirname, '../../support/sites')

/** Serves one of the test sites over plain http on a free loopback port, with the mistakes its manifest orders. */
export async function serveSite(name: string): Promise<ServedSite> {
  // The manifest is a file of ours, described in tests/support/sites/README.md.
  const manifest = JSON.parse(readFileSync(join(sites, name, 'manifest.json'), 'utf8')) as {
    origin: string
    pages: ManifestPage[]
  }
  const pages = new Map(manifest.pages.map((page) => [page.path, page]))
  let origin = ''
  const server = createServer((request, response) => {
    const page = pages.get(new URL(request.url ?? '/', 'http://x').pathname)
    if (!page) return void response.writeHead(404, { 'content-type': 'text/html' }).end('<h1>404</h1>')
    if (page.redirect) return void response.writeHead(301, { location: page.redirect }).end()
    const answer = () => {
      const raw = page.generateBytes
        ? Buffer.alloc(page.generateBytes, 'x')
        : page.file
          ? readFileSync(join(sites, name, page.file))
          : Buffer.alloc(0)
      const isText = /\.(?:xml|txt)$/.test(page.file ?? '')
      const body = isText ? Buffer.from(raw.toString('utf8').replaceAll(manifest.origin, origin)) : raw
      const packed =
        page.encoding === 'gzip' ? gzipSync(body) : page.encoding === 'br' ? brotliCompressSync(body) : body
      response
        .writeHead(page.status ?? 200, {
          'content-type': page.contentType ?? 'text/html',
          ...(packed === body ? {} : { 'content-encoding': page.encoding ?? '' }),
        })
        .end(packed)
    }
    if (page.delayMs) setTimeout(answer, page.delayMs)
    else answer()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  // A server listening on TCP has an AddressInfo, never a pipe name.
  const { port } = server.address() as AddressInfo
  origin = `http://127.0.0.1:${port}`
  const paths = manifest.pages
    .filter((page) => page.file && (page.status ?? 200) === 200 && !/sitemap|robots|404/.test(page.path))
    .map((page) => page.path)
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve())
      server.closeAllConnections()
    })
  return { origin, pair: `127.0.0.1:${port}`, paths, close }
}

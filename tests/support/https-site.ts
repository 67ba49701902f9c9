import { readFileSync } from 'node:fs'
import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { localCa } from './local-ca.ts'

interface ManifestPage {
  path: string
  file?: string
  contentType?: string
  encoding?: string | null
  status?: number
  redirect?: string
  generateBytes?: number
  delayMs?: number
}

/** One of the test companies' sites, served over https on loopback as its manifest orders, mistakes included. */
export interface HttpsSite {
  origin: string
  /** For `OUTBOUND_ALLOW`. */
  pair: string
  close(): Promise<void>
}

const SITES = join(import.meta.dirname, 'sites')

/** Serves a test site on a free port. */
export async function serveHttpsSite(name: 'restaurant' | 'webshop' | 'dienstverlener'): Promise<HttpsSite> {
  // The manifest is a file of ours, described in tests/support/sites/README.md.
  const manifest = JSON.parse(readFileSync(join(SITES, name, 'manifest.json'), 'utf8')) as {
    origin: string
    pages: ManifestPage[]
  }
  const pages = new Map(manifest.pages.map((page) => [page.path, page]))
  const { key, cert } = localCa()
  let origin = ''
  const server = createServer({ key, cert }, (request, response) => {
    const page = pages.get(new URL(request.url ?? '/', 'http://x').pathname)
    if (!page) return void response.writeHead(404, { 'content-type': 'text/html' }).end('<h1>404</h1>')
    if (page.redirect) return void response.writeHead(301, { location: page.redirect }).end()
    const answer = () => {
      const body = bodyOf(name, page, manifest.origin, origin)
      const packed =
        page.encoding === 'gzip' ? gzipSync(body) : page.encoding === 'br' ? brotliCompressSync(body) : body
      const encoding = packed === body ? {} : { 'content-encoding': page.encoding ?? '' }
      response
        .writeHead(page.status ?? 200, { 'content-type': page.contentType ?? 'text/html', ...encoding })
        .end(packed)
    }
    if (page.delayMs) setTimeout(answer, page.delayMs).unref()
    else answer()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  // A server listening on TCP has an AddressInfo, never a pipe name.
  const { port } = server.address() as AddressInfo
  origin = `https://localhost:${port}`
  return {
    origin,
    pair: `localhost:${port}`,
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

function bodyOf(name: string, page: ManifestPage, writtenOrigin: string, origin: string): Buffer {
  if (page.generateBytes) return Buffer.alloc(page.generateBytes, 'x')
  if (!page.file) return Buffer.alloc(0)
  const raw = readFileSync(join(SITES, name, page.file))
  return /\.(?:xml|txt|csv)$/.test(page.file)
    ? Buffer.from(raw.toString('utf8').replaceAll(writtenOrigin, origin))
    : raw
}

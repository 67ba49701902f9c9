import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { WidgetFiles } from '../channel-deps.ts'

const TYPES: Record<string, string> = { js: 'text/javascript; charset=utf-8', css: 'text/css; charset=utf-8' }

/** Reads the built widget from `folder`; null when it is not built. */
export async function readWidgetFiles(folder: string): Promise<WidgetFiles | null> {
  const manifest: unknown = await readFile(join(folder, 'manifest.json'), 'utf8').then(JSON.parse, () => null)
  if (!isManifest(manifest)) return null
  const read = async (name: string) => ({
    body: new Uint8Array(await readFile(join(folder, name))),
    brotli: new Uint8Array(await readFile(join(folder, `${name}.br`))),
    type: TYPES[name.split('.').at(-1) ?? ''] ?? 'application/octet-stream',
  })
  const assets = new Map([
    [manifest.js, await read(manifest.js)],
    [manifest.css, await read(manifest.css)],
  ])
  return {
    loader: await readFile(join(folder, manifest.loader), 'utf8'),
    assets,
    scriptPath: `/chat/${manifest.js}`,
    stylePath: `/chat/${manifest.css}`,
  }
}

/** Serves one built file of the chat page, by its hashed name; null when there is none of that name. */
export function serveChatAsset(files: WidgetFiles | null, name: string, headers: Headers): Response | null {
  const asset = files?.assets.get(name)
  if (!asset) return null
  return compressed(headers, asset, {
    'content-type': asset.type,
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
  })
}

function compressed(
  request: Headers,
  file: { body: Uint8Array<ArrayBuffer>; brotli: Uint8Array<ArrayBuffer> },
  headers: Record<string, string>,
): Response {
  const acceptsBrotli = /\bbr\b/.test(request.get('accept-encoding') ?? '')
  const encoding = acceptsBrotli ? { 'content-encoding': 'br' } : {}
  return new Response(acceptsBrotli ? file.brotli : file.body, {
    headers: { ...headers, ...encoding, vary: 'accept-encoding' },
  })
}

function isManifest(value: unknown): value is { loader: string; js: string; css: string } {
  return (
    typeof value === 'object' &&
    value !== null &&
    'loader' in value &&
    'js' in value &&
    'css' in value &&
    typeof value.js === 'string' &&
    typeof value.css === 'string'
  )
}

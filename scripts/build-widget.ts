import { createHash } from 'node:crypto'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { argv, exit, stderr, stdout } from 'node:process'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { build } from 'vite'
import { brandingOf } from '../src/modules/channels/domain/branding.ts'
import { chatDocument } from '../src/modules/channels/hosted-chat/chat-document.ts'
import { loaderScript, openerSettings, SETTINGS_PLACEHOLDER } from '../src/modules/channels/widget/loader-script.ts'

const ROOT = join(import.meta.dirname, '..')
const SOURCE = join(ROOT, 'src/widget')

/** Byte limits after brotli: the loader alone, and everything that a browser fetches (4 requests) when a visitor opens the chat. */
const LIMITS = { loader: 2_048, total: 13_312 }

/** Settings of a typical company: a name, and two domains on which the chat may run. */
const SAMPLE_SETTINGS = openerSettings(
  brandingOf({ company_name: 'Brasserie De Vlonder', primary_color: '#1F5C4D' }, ''),
  ['devlonder.nl', 'www.vlonder-winkel.nl'],
)

type Bundle = { code: string; css: string }

/** Bundles one entry into a classic script (no module requests) and, when it imports a stylesheet, that stylesheet. */
async function bundle(entry: string): Promise<Bundle> {
  const built = await build({
    root: ROOT,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    build: {
      write: false,
      target: 'es2022',
      cssTarget: 'chrome123',
      minify: true,
      lib: { entry: join(SOURCE, entry), formats: ['iife'], name: 'syvo', fileName: 'out', cssFileName: 'out' },
    },
  })
  const outputs = Array.isArray(built) ? built : [built]
  const files = outputs.flatMap((each) => ('output' in each ? each.output : []))
  const code = files.map((file) => (file.type === 'chunk' ? file.code : '')).join('')
  const css = files
    .map((file) => (file.type === 'asset' && file.fileName.endsWith('.css') ? String(file.source) : ''))
    .join('')
  if (!code) throw new Error(`no script came out of ${entry}`)
  return { code: code.trim(), css: css.trim() }
}

/** Writes a file with its `.br` and `.gz` copies and returns its size in bytes after brotli. */
function writeCompressed(folder: string, name: string, content: string): number {
  const packed = brotli(content)
  writeFileSync(join(folder, name), content)
  writeFileSync(join(folder, `${name}.br`), packed)
  writeFileSync(join(folder, `${name}.gz`), gzipSync(content, { level: 9 }))
  return packed.length
}

function brotli(content: string): Buffer {
  const size = Buffer.byteLength(content)
  return brotliCompressSync(content, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: size },
  })
}

function hashed(name: string, extension: string, content: string): string {
  return `${name}-${createHash('sha256').update(content).digest('hex').slice(0, 10)}.${extension}`
}

/**
 * Builds the widget into `folder`: loader, chat script, chat stylesheet, their compressed copies and a manifest with the names and brotli
 * sizes. Returns the exceeded byte limits, empty when there are none.
 */
export async function buildWidget(folder: string): Promise<string[]> {
  const [loader, chat] = await Promise.all([bundle('loader.ts'), bundle('chat.ts')])
  if (loader.code.split(SETTINGS_PLACEHOLDER).length !== 2)
    throw new Error('the loader must have exactly one settings placeholder')
  if (loader.css) throw new Error('the loader must be one request, so it cannot have a stylesheet of its own')
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const names = { loader: 'loader.js', js: hashed('chat', 'js', chat.code), css: hashed('chat', 'css', chat.css) }
  // Stands in for the served page: the real addresses are about as long.
  const html = chatDocument({
    assets: { js: `/functions/v1/widget/${names.js}`, css: `/functions/v1/widget/${names.css}` },
    title: 'Chat',
    colorScheme: 'light',
  })
  // The script as a browser gets it, with the settings of a configuration filled in.
  const served = loaderScript(loader.code, SAMPLE_SETTINGS)
  const bytes = {
    loader: brotli(served).length,
    html: brotli(html).length,
    js: writeCompressed(folder, names.js, chat.code),
    css: writeCompressed(folder, names.css, chat.css),
  }
  writeFileSync(join(folder, names.loader), loader.code)
  const total = Object.values(bytes).reduce((sum, each) => sum + each, 0)
  writeFileSync(
    join(folder, 'manifest.json'),
    `${JSON.stringify({ ...names, brotliBytes: { ...bytes, total } }, null, 2)}\n`,
  )
  stdout.write(
    `widget: loader ${bytes.loader} + page ${bytes.html} + script ${bytes.js} + style ${bytes.css} = ${total} bytes (brotli, 4 requests)\n`,
  )
  return [
    bytes.loader > LIMITS.loader ? `loader is ${bytes.loader} bytes, at most ${LIMITS.loader}` : '',
    total > LIMITS.total ? `loader and chat page are ${total} bytes, at most ${LIMITS.total}` : '',
  ].filter(Boolean)
}

if (import.meta.main) {
  const broken = await buildWidget(argv[2] ?? join(ROOT, 'dist/widget'))
  for (const limit of broken) stderr.write(`widget: ${limit}\n`)
  if (broken.length > 0) exit(1)
}

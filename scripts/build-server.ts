import { dirname, join, relative, sep } from 'node:path'
import { build, type Plugin } from 'vite'

const ROOT = join(import.meta.dirname, '..')
const OUT = 'dist/house'

/** Kept as packages: they find files of their own beside themselves, or are loaded by few installations only. */
const EXTERNAL = [
  '@electric-sql/pglite',
  'pino',
  'vite',
  '@ai-sdk/anthropic',
  '@ai-sdk/mistral',
  'ai',
  'pdfkit',
  'unpdf',
  '@resvg/resvg-js',
]

/**
 * Bundles the server into `dist/house`: a thousand small modules cost seconds at every start, a few large ones do not. Sources keep their
 * own folder in `import.meta.dirname`, so that they find migrations, seeds and word lists as they do unbundled; none of them is the program,
 * or a command such as the backup would run at every start.
 */
await build({
  root: ROOT,
  configFile: false,
  logLevel: 'warn',
  publicDir: false,
  plugins: [projectFolder()],
  ssr: { noExternal: true, external: EXTERNAL },
  build: {
    ssr: 'src/entrypoints/server.ts',
    outDir: OUT,
    emptyOutDir: true,
    target: 'node24',
    minify: false,
    sourcemap: true,
    rollupOptions: { output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' } },
  },
})

function projectFolder(): Plugin {
  return {
    name: 'syvo-own-folder',
    transform: {
      filter: { id: /\/src\/.*\.ts$/, code: /import\.meta\.(?:dirname|main)/ },
      handler(code, id) {
        const folder = relative(join(ROOT, OUT), dirname(id)).split(sep).join('/')
        return {
          code: code
            .replaceAll('import.meta.dirname', `(import.meta.dirname + ${JSON.stringify(`/${folder}`)})`)
            .replaceAll('import.meta.main', 'false'),
          map: null,
        }
      },
    },
  }
}

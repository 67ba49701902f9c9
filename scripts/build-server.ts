import { dirname, join, relative, sep } from 'node:path'
import { build, type Plugin } from 'vite'

const ROOT = join(import.meta.dirname, '..')
const OUT = 'dist/app'

/** Packages that stay unbundled: they read files beside themselves, or few installations load them. */
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
 * Bundles the server into `dist/app`, because loading a thousand small modules costs seconds at every start. `import.meta.dirname` keeps
 * pointing at the folder of the source, so that migrations, seeds and word lists are found. `import.meta.main` is false in the bundle, or a
 * command such as the backup would run at every start.
 */
await build({
  root: ROOT,
  configFile: false,
  logLevel: 'warn',
  publicDir: false,
  plugins: [sourceFolders()],
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

function sourceFolders(): Plugin {
  return {
    name: 'syvo-source-folders',
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

import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { tanstackStart } from '@tanstack/react-start/plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

/** Three percent larger than the best and ten times as fast; `npm start` waits for it. */
const BROTLI_QUALITY = 9

/** Builds the pages into `dist/client` and `dist/server`; `npm run dev` mounts the same configuration in the running server. */
export default defineConfig({
  plugins: [
    tanstackStart({
      srcDirectory: 'src/web',
      router: {
        routesDirectory: 'routes',
        generatedRouteTree: 'route-tree.gen.ts',
        quoteStyle: 'single',
        semicolons: false,
        addExtensions: true,
      },
      serverFns: { disableCsrfMiddlewareWarning: true },
    }),
    react(),
    layerOrder(),
    withoutServerFunctions(),
    precompressed(),
  ],
  // Bundled, because a thousand small modules cost seconds at every start.
  environments: { ssr: { resolve: { noExternal: true } } },
  // The widget has its own build; nothing may land in its folder.
  build: { target: 'es2022', assetsInlineLimit: 0 },
  server: { watch: { ignored: ['**/data/**', '**/dist/**', '**/.cache/**'] } },
})

/** Puts the order of the cascade layers first in every style sheet: which one a page loads first must not decide it. */
function layerOrder(): Plugin {
  return {
    name: 'syvo-layer-order',
    enforce: 'pre',
    transform: {
      filter: { id: /\/src\/.*\.css$/ },
      handler: (code) => ({ code: `@layer tokens, base, components, screens;\n${code}`, map: null }),
    },
  }
}

/** Leaves the caller of server functions and its serializer out of the browser's code: there are none, the pages talk to the backend's doors alone. */
function withoutServerFunctions(): Plugin {
  return {
    name: 'syvo-without-server-functions',
    enforce: 'pre',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    load: {
      filter: { id: /\/start-client-core\/dist\/esm\/client-rpc\/serverFnFetcher\.js$/ },
      handler: () =>
        `export function serverFnFetcher() { throw new Error('Server functions are left out, see vite.config.ts') }
        export function trackPostProcessPromise() {}`,
    },
  }
}

/** Writes a brotli and a gzip copy beside every text asset, so that the server only has to hand them out. */
function precompressed(): Plugin {
  return {
    name: 'syvo-precompressed',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    writeBundle({ dir }) {
      if (!dir) return
      for (const name of readdirSync(dir, { recursive: true, encoding: 'utf8' })) {
        if (!/\.(js|css|svg|json|txt)$/.test(name)) continue
        const content = readFileSync(join(dir, name))
        writeFileSync(
          join(dir, `${name}.br`),
          brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } }),
        )
        writeFileSync(join(dir, `${name}.gz`), gzipSync(content, { level: 9 }))
      }
    },
  }
}

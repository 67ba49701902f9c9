import { readdirSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { tanstackStart } from '@tanstack/react-start/plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type ESTree, type Plugin } from 'vite'
import { askedAfterPaint } from './src/web/start-script.ts'

/** The smallest there is: six percent less than the next step for a second more of building. */
const BROTLI_PARAMS = {
  [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
  [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
}

/**
 * What every page loads comes in one piece: forty small ones cost requests and compress badly. Contracts stay outside with all that they
 * import, or the piece would hold the schemas of every form; what they leave is small, and nothing outside leads back in.
 */
const BUFFERED_SHELL = {
  groups: [{ name: shellName, tags: ['$initial' as const], debugName: 'shell', includeDependenciesRecursively: false }],
}

/** Builds the pages into `dist/client` and `dist/server`; `npm run dev` mounts the same configuration in the running server. */
export default defineConfig(({ command }) => ({
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
    withoutIdleSchemas(),
    modulesAfterPaint(),
    precompressed(),
  ],
  environments: {
    // Bundled, because a thousand small modules cost seconds at every start; in development React has to stay a package, or it is none.
    ...(command === 'build' ? { ssr: { resolve: { noExternal: true as const } } } : {}),
    client: {
      build: {
        rolldownOptions: { output: { codeSplitting: BUFFERED_SHELL } },
        // The list of what every later page is made of would come with the first one: 3 kB of names. A link reads ahead anyway.
        modulePreload: false,
      },
    },
  },
  // The widget has its own build; nothing may land in its folder.
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    // A slow machine is nothing that an operator can mend in the build.
    rolldownOptions: { checks: { bundlerTimings: false } },
  },
  server: { watch: { ignored: ['**/data/**', '**/dist/**', '**/.cache/**'] } },
}))

interface Modules {
  getModuleInfo(id: string): { isEntry: boolean; importers: readonly string[] } | null
}

/** The piece of a module that the entry imports, directly or not; null for a module of some pages, of a contract, or below one. */
function shellName(id: string, modules: Modules): string | null {
  const above = new Set([id])
  let isOnEveryPage = false
  for (const one of above) {
    if (/\/contract(?:\.ts$|\/)|\/node_modules\/zod\//.test(one)) return null
    const module = modules.getModuleInfo(one)
    isOnEveryPage ||= module?.isEntry ?? false
    for (const importer of module?.importers ?? []) above.add(importer)
  }
  return isOnEveryPage ? 'shell' : null
}

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

/**
 * Leaves out of the browser's code every schema that nothing there checks with. The client of the pages uses an operation's method and path
 * alone, so what it takes and answers is cut from its declaration; a schema has no effects, so one that is then unused falls away.
 */
function withoutIdleSchemas(): Plugin {
  const parts = new Set(['summary', 'params', 'query', 'body', 'output', 'errors'])
  return {
    name: 'syvo-without-idle-schemas',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    transform: {
      filter: { id: /\/src\/.*\.ts$/, code: /from ['"](zod\/mini|#platform\/http\/operation\.ts)['"]/ },
      handler(code) {
        const edits: Edit[] = []
        for (const init of constantsOf(this.parse(code))) {
          edits.push([init.start, init.start, '/* @__PURE__ */ (() => '], [init.end, init.end, ')()'])
          const [declared] = init.callee.type === 'Identifier' && init.callee.name === 'operation' ? init.arguments : []
          if (declared?.type !== 'ObjectExpression') continue
          for (const [index, property] of declared.properties.entries())
            if (property.type === 'Property' && property.key.type === 'Identifier' && parts.has(property.key.name))
              edits.push([property.start, declared.properties[index + 1]?.start ?? property.end, ''])
        }
        edits.sort(([one], [other]) => other - one)
        return {
          code: edits.reduce((text, [from, to, by]) => text.slice(0, from) + by + text.slice(to), code),
          map: null,
        }
      },
    },
  }
}

type Edit = readonly [from: number, to: number, by: string]

/** The calls that top-level constants of a module are made by. */
function constantsOf(program: ESTree.Program): ESTree.CallExpression[] {
  return program.body.flatMap((statement) => {
    const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement
    if (declaration?.type !== 'VariableDeclaration') return []
    return declaration.declarations.flatMap(({ init }) => (init?.type === 'CallExpression' ? [init] : []))
  })
}

/** Lets the server write which modules a page needs as data, for the script of `src/web/start-script.ts`, and not as tags that are fetched at once. */
function modulesAfterPaint(): Plugin {
  return {
    name: 'syvo-modules-after-paint',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'ssr',
    transform: {
      filter: { id: /tanstack-start-manifest:v$/ },
      handler: (code) => ({
        code: `import { ${askedAfterPaint.name} } from ${JSON.stringify(join(import.meta.dirname, 'src/web/start-script.ts'))}
        ${code.replace('export const tsrStartManifest', 'const askedAtOnce')}
        export const tsrStartManifest = () => ${askedAfterPaint.name}(askedAtOnce())`,
        map: null,
      }),
    },
  }
}

/** Writes a brotli and a gzip copy beside every text asset, so that the server only has to hand them out. */
function precompressed(): Plugin {
  return {
    name: 'syvo-precompressed',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    async writeBundle({ dir }) {
      if (!dir) return
      const names = readdirSync(dir, { recursive: true, encoding: 'utf8' })
      // All at once, so that they share the machine's cores.
      await Promise.all(
        names
          .filter((name) => /\.(js|css|svg|json|txt)$/.test(name))
          .map(async (name) => {
            const content = await readFile(join(dir, name))
            const params = { ...BROTLI_PARAMS, [constants.BROTLI_PARAM_SIZE_HINT]: content.length }
            await writeFile(join(dir, `${name}.br`), await promisify(brotliCompress)(content, { params }))
            await writeFile(join(dir, `${name}.gz`), await promisify(gzip)(content, { level: 9 }))
          }),
      )
    },
  }
}

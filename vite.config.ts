import { readdirSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { tanstackStart } from '@tanstack/react-start/plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type ESTree, type Plugin } from 'vite'
import { askedAfterPaint } from './src/web/start-script.ts'

/** The best compression: six percent smaller than the next level, for one more second of building. */
const BROTLI_PARAMS = {
  [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
  [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
}

/**
 * Puts the modules of every page in one chunk, because forty small chunks cost requests and compress badly. Contracts and their imports stay
 * outside, or the chunk would hold the schemas of every form.
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
    // Bundled, because loading a thousand small modules costs seconds at every start; in development React must stay a package.
    ...(command === 'build' ? { ssr: { resolve: { noExternal: true as const } } } : {}),
    client: {
      build: {
        rolldownOptions: { output: { codeSplitting: BUFFERED_SHELL } },
        // Omits the list of modules of all later pages, 3 kB, from the first page; links preload their page anyway.
        modulePreload: false,
      },
    },
  },
  // The widget has its own build and folder.
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    // Operators cannot fix a slow machine in the build.
    rolldownOptions: { checks: { bundlerTimings: false } },
  },
  server: { watch: { ignored: ['**/data/**', '**/dist/**', '**/.cache/**'] } },
}))

interface Modules {
  getModuleInfo(id: string): { isEntry: boolean; importers: readonly string[] } | null
}

/** Returns the chunk of a module that the entry imports, directly or not; null for a module of some pages only, a contract or an import of one. */
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

/** Puts the order of the cascade layers first in every style sheet, so that the load order of style sheets does not decide it. */
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

/** Removes the client of server functions and its serializer from the browser's code: pages call the backend's endpoints only. */
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
 * Removes every schema that the browser does not validate with. The client uses only the method and path of an operation, so this cuts the
 * schemas from its declaration and marks schemas as pure; the bundler then drops the unused ones.
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

/** Returns the calls that initialize top-level constants of a module. */
function constantsOf(program: ESTree.Program): ESTree.CallExpression[] {
  return program.body.flatMap((statement) => {
    const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement
    if (declaration?.type !== 'VariableDeclaration') return []
    return declaration.declarations.flatMap(({ init }) => (init?.type === 'CallExpression' ? [init] : []))
  })
}

/** Makes the server list a page's modules as data for the script of `src/web/start-script.ts`, instead of as tags that browsers fetch at once. */
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

/** Writes a brotli and a gzip copy beside every text asset, so that the server need not compress. */
function precompressed(): Plugin {
  return {
    name: 'syvo-precompressed',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    async writeBundle({ dir }) {
      if (!dir) return
      const names = readdirSync(dir, { recursive: true, encoding: 'utf8' })
      // In parallel, so that all cores compress.
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

import { readFileSync } from 'node:fs'
import { registerHooks } from 'node:module'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../..', import.meta.url))
const lock = JSON.parse(readFileSync(`${root}package-lock.json`, 'utf8'))
const named = JSON.parse(readFileSync(`${root}package.json`, 'utf8')).devDependencies

// A package may stand below another one, hence whole paths.
const tools = Object.keys(lock.packages).filter(
  (path) => lock.packages[path].dev || Object.hasOwn(named, path.replace('node_modules/', '')),
)

// Loaded by `node --import`: every import of a development package fails, as in a production installation.
registerHooks({
  resolve(specifier, context, next) {
    const resolved = next(specifier, context)
    const tool = tools.find((path) => resolved.url.includes(`/${path}/`))
    if (tool) throw new Error(`${specifier} is a package for development`)
    return resolved
  },
})

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const ROUTES = join(import.meta.dirname, '../../src/web/routes')

/** The address of every page that the route files make, such as `/bot/$botId`. */
export function routePaths(): string[] {
  const files = readdirSync(ROUTES, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.tsx'))
  return files.flatMap((file) => {
    const [, id] = /createFileRoute\('([^']+)'\)/.exec(readFileSync(join(ROUTES, file), 'utf8')) ?? []
    const path = id?.replace(/^\/_\w+/, '').replaceAll(/_(?=\/)/g, '')
    // Layouts have no address of their own.
    return path === undefined || path === '' ? [] : [path === '/' ? path : path.replace(/\/$/, '')]
  })
}

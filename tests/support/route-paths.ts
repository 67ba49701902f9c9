import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Pages that are not there beside a database server: every mail of the demo stands on the embedded engine alone. */
export const ABSENT_HERE: readonly string[] = process.env.SYVO_TEST_ENGINE === 'postgres' ? ['/outbox'] : []

const ROUTES = join(import.meta.dirname, '../../src/web/routes')

/** A page that a route file makes, with its address such as `/bot/$botId`. */
export interface RoutePage {
  readonly path: string
  readonly isPrivate: boolean
  /** Whether something is read before or while it is shown. */
  readonly isRead: boolean
}

/** The address of every page. */
export function routePaths(): string[] {
  return routePages().map(({ path }) => path)
}

/** Every page that the route files make. */
export function routePages(): RoutePage[] {
  const files = readdirSync(ROUTES, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.tsx'))
  return files.flatMap((file) => {
    const code = readFileSync(join(ROUTES, file), 'utf8')
    const [, id] = /createFileRoute\('([^']+)'\)/.exec(code) ?? []
    const path = id?.replaceAll(/\/_\w+/g, '').replaceAll(/_(?=\/)/g, '')
    // Layouts have no address of their own, and what only leads elsewhere is no page.
    if (id === undefined || path === undefined || path === '' || leadsElsewhere(code)) return []
    const isPrivate = id.startsWith('/_workspace')
    return [
      { path: path === '/' ? path : path.replace(/\/$/, ''), isPrivate, isRead: isPrivate || code.includes('loader:') },
    ]
  })
}

function leadsElsewhere(code: string): boolean {
  return code.includes('throw redirect(') && !code.includes('component:')
}

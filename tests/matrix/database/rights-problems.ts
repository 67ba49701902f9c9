import { type CatalogFunction, type Column, ROLES, type Table } from './catalog.ts'
import { PRODUCT_READS_OF_USERS, READABLE, VISITORS_READ, WRITABLE } from './expected-columns.ts'
import { type Callers, FUNCTIONS } from './expected-functions.ts'
import { TABLES } from './expected-tables.ts'
import { IDENTITIES, type Identity, roleOf } from './identities.ts'

/** What some role may do with a table or one of its columns and should not, or the reverse. */
export function rightsProblems(table: Table): string[] {
  const removals = ROLES.flatMap((role) => {
    const should = TABLES[table.name]?.[kindOf(role)]?.delete !== undefined
    const may = table.removers.includes(role)
    return should === may ? [] : [`${role} delete ${table.name}: ${may ? 'may' : 'may not'}`]
  })
  return [...removals, ...table.columns.flatMap((column) => problemsOf(table, column))]
}

function problemsOf(table: Table, column: Column): string[] {
  const words = (list: string | undefined) => (list ?? '').split(/\s+/)
  return ROLES.flatMap((role) =>
    (['select', 'insert', 'update'] as const).flatMap((right) => {
      const rights = TABLES[table.name]?.[kindOf(role)]
      const isListed =
        right === 'select'
          ? words(READABLE[table.name]).includes(column.name)
          : words(WRITABLE[table.name]?.[right]).includes(column.name)
      const should =
        role === 'syvo_member'
          ? isListed
          : role === 'syvo_anon'
            ? right === 'select' && isListed && VISITORS_READ.includes(table.name)
            : rights?.[right] !== undefined && !isHidden(table, column, role)
      const may = column.rights[role]?.[right] === true
      return should === may ? [] : [`${role} ${right} ${table.name}.${column.name}: ${may ? 'may' : 'may not'}`]
    }),
  )
}

/** The product mails and names users; passwords and the rest of the sign-in tables are the library's. */
function isHidden(table: Table, { name }: Column, role: string): boolean {
  return table.name === 'auth.user' && role === 'syvo_service' && !PRODUCT_READS_OF_USERS.includes(name)
}

function kindOf(role: (typeof ROLES)[number]): 'anon' | 'member' | 'service' | 'auth' {
  return ({ syvo_anon: 'anon', syvo_member: 'member', syvo_service: 'service', syvo_auth: 'auth' } as const)[role]
}

const MAY: Readonly<Record<Callers, readonly Identity['kind'][]>> = {
  everybody: ['anon', 'member', 'widget', 'service'],
  members: ['member', 'widget', 'service'],
  product: ['widget', 'service'],
  nobody: [],
}

/** The identities that may execute a function and should not, or the reverse. */
export function functionProblems({ name, signature, callers }: CatalogFunction): string[] {
  const should = FUNCTIONS[name]
  if (!should) return []
  return IDENTITIES.flatMap((identity) => {
    const may = callers[roleOf(identity)] === true
    return MAY[should].includes(identity.kind) === may
      ? []
      : [`${identity.name} ${signature}: ${may ? 'may' : 'may not'}`]
  })
}

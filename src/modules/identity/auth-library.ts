import { betterAuth } from 'better-auth'
import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
} from 'kysely'
import type { Clock } from '#platform/clock/clock.ts'
import type { Database } from '#platform/database/database.ts'
import { hashPassword, verifyPassword } from './password-hash.ts'

/** The sign-in library, bound to our database as role `syvo_auth` and schema `auth`; reached over our own paths only. */
export type AuthLibrary = ReturnType<typeof createAuthLibrary>

/** Creates the sign-in library. `confirmEmail` decides whether a new account must confirm its address first (AMB-025). */
export function createAuthLibrary(
  db: Database,
  options: { secret: string; publicUrl: string; confirmEmail: boolean; passwordCost: number; clock: Clock },
) {
  const at = () => options.clock.now()
  return betterAuth({
    baseURL: options.publicUrl,
    basePath: '/auth/v1',
    secret: options.secret,
    database: { db: new Kysely({ dialect: authDialect(db) }).withSchema('auth'), type: 'postgres', transaction: false },
    emailAndPassword: {
      enabled: true,
      minPasswordLength: 6,
      maxPasswordLength: 128,
      // Only `openSession` creates sessions.
      autoSignIn: false,
      requireEmailVerification: options.confirmEmail,
      password: {
        hash: (password) => hashPassword(password, options.passwordCost),
        verify: ({ hash, password }) => verifyPassword(hash, password),
      },
    },
    databaseHooks: {
      user: { create: { before: async (user) => ({ data: { ...user, createdAt: at(), updatedAt: at() } }) } },
    },
    advanced: { database: { generateId: 'uuid' }, disableCSRFCheck: true },
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    logger: { disabled: true },
  })
}

class AuthConnection implements DatabaseConnection {
  readonly #db: Database

  constructor(db: Database) {
    this.#db = db
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    const result = await this.#db.engine.statement('syvo_auth', query.sql, query.parameters)
    return { rows: result.rows as Row[], numAffectedRows: BigInt(result.affectedRows) } // the library knows the row's type
  }

  // Never yields: the library does not stream.
  async *streamQuery<Row>(): AsyncIterableIterator<QueryResult<Row>> {
    throw new Error('The sign-in library does not stream.')
  }
}

/** Runs each of the library's statements on its own as its role; the library uses no transactions. */
function authDialect(db: Database): Dialect {
  return {
    createDriver: () => ({
      async init() {},
      acquireConnection: async () => new AuthConnection(db),
      beginTransaction: async () => {
        throw new Error('The sign-in library runs without transactions.')
      },
      commitTransaction: async () => {},
      rollbackTransaction: async () => {},
      releaseConnection: async () => {},
      async destroy() {},
    }),
    createAdapter: () => new PostgresAdapter(),
    createIntrospector: (kysely) => new PostgresIntrospector(kysely),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  }
}

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
import { SESSION_SECONDS } from './actions/session-answer.ts'
import { deviceLabel } from './device-label.ts'
import { hashPassword, verifyPassword } from './password-hash.ts'

/** The sign-in library, bound to our database as role `syvo_auth` and schema `auth`; reached over our own paths only. */
export type AuthLibrary = ReturnType<typeof createAuthLibrary>

/** Makes the sign-in library. `confirmEmail` decides whether a new account must confirm its address first (AMB-025). */
export function createAuthLibrary(
  db: Database,
  options: { secret: string; publicUrl: string; confirmEmail: boolean; passwordCost: number; clock: Clock },
) {
  const at = (seconds = 0) => new Date(options.clock.now().getTime() + seconds * 1000)
  return betterAuth({
    baseURL: options.publicUrl,
    basePath: '/auth/v1',
    secret: options.secret,
    database: { db: new Kysely({ dialect: authDialect(db) }).withSchema('auth'), type: 'postgres', transaction: false },
    emailAndPassword: {
      enabled: true,
      minPasswordLength: 6,
      maxPasswordLength: 128,
      autoSignIn: true,
      requireEmailVerification: options.confirmEmail,
      password: {
        hash: (password) => hashPassword(password, options.passwordCost),
        verify: ({ hash, password }) => verifyPassword(hash, password),
      },
    },
    session: { expiresIn: SESSION_SECONDS, updateAge: 3600 },
    // Sessions are looked up by our clock, so they begin and end by it too; of the browser only what its owner reads in his list is kept.
    databaseHooks: {
      session: {
        create: {
          before: async (session) => ({
            data: {
              ...session,
              ipAddress: '',
              userAgent: deviceLabel(session.userAgent ?? null) ?? '',
              createdAt: at(),
              updatedAt: at(),
              expiresAt: at(SESSION_SECONDS),
            },
          }),
        },
      },
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

/** Each of the library's statements runs on its own as its role; it asks for no transactions. */
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

import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
} from 'kysely'
import type { Engine, EngineConnection } from './engine.ts'
import type { Identity } from './identity.ts'

class DialectConnection implements DatabaseConnection {
  readonly engineConnection: EngineConnection

  constructor(engineConnection: EngineConnection) {
    this.engineConnection = engineConnection
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    const result = await this.engineConnection.query(query.sql, query.parameters)
    return { rows: result.rows as Row[], numAffectedRows: BigInt(result.affectedRows) } // the query builder knows the row's type
  }

  // Never yields: streaming reads are not supported; lists page by key
  async *streamQuery<Row>(): AsyncIterableIterator<QueryResult<Row>> {
    throw new Error('Streaming a query is not supported; page by key.')
  }
}

/**
 * Returns Kysely's dialect for either engine. It begins every transaction with the identity that `identityOf` returns, and refuses to begin without
 * one: a query without an identity cannot run.
 */
export function engineDialect(engine: Engine, identityOf: () => Identity | null): Dialect {
  const driver: Driver = {
    async init() {},
    acquireConnection: async () => new DialectConnection(await engine.acquire()),
    async beginTransaction(connection) {
      const identity = identityOf()
      if (!identity) throw new Error('A transaction was begun without an identity.')
      await engineConnectionOf(connection).begin(identity)
    },
    commitTransaction: (connection) => engineConnectionOf(connection).commit(),
    rollbackTransaction: (connection) => engineConnectionOf(connection).rollback(),
    releaseConnection: (connection) => engine.release(engineConnectionOf(connection)),
    async destroy() {},
  }
  return {
    createDriver: () => driver,
    createAdapter: () => new PostgresAdapter(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  }
}

function engineConnectionOf(connection: DatabaseConnection): EngineConnection {
  if (connection instanceof DialectConnection) return connection.engineConnection
  throw new Error('This connection was not made by the dialect.')
}

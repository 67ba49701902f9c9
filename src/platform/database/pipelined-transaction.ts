import { createHash } from 'node:crypto'
import pg from 'pg'
import utils from 'pg/lib/utils.js'
import { serialize } from 'pg-protocol'
import type { Statement } from './engine.ts'

/**
 * Runs statements as one transaction in one network write and one answer: messages up to one Sync are a transaction of their own (PostgreSQL,
 * protocol flow: "Pipelining"), so neither `begin` nor `commit` is sent. Resolves with the rows of each once the server has committed; when a
 * statement or the commit fails, everything is undone and the promise rejects. No other code may use the connection meanwhile.
 */
export function runPipelined(client: pg.ClientBase & Connected, statements: readonly Statement[]): Promise<Row[][]> {
  return new Promise((resolve, reject) => {
    client.query(new PipelinedTransaction(statements, resolve, reject))
  })
}

type Row = Record<string, unknown>
type Column = { readonly name: string; readonly read: (text: string) => unknown }
type Connected = { readonly connection: pg.Connection }

/** A statement that the server has prepared under a name, and the columns of its result. */
interface Prepared {
  readonly name: string
  columns: readonly Column[]
}

const PREPARED_MAX = 500
const NO_COLUMNS: readonly Column[] = []
const preparedOf = new WeakMap<pg.Connection, Map<string, Prepared>>()
const wireNames = new Map<string, string>()

/** The driver accepts a foreign query object only when it extends its own class; nothing else of that class is used here. */
class PipelinedTransaction extends pg.Query {
  readonly #statements: readonly Statement[]
  readonly #resolve: (rows: Row[][]) => void
  readonly #reject: (error: Error) => void
  readonly #answers: Row[][] = []
  /** Per statement, its prepared form from before this transaction or new in it. */
  readonly #used: Prepared[] = []
  #current = 0
  #failure: Error | null = null
  #known: Map<string, Prepared> = new Map()

  constructor(statements: readonly Statement[], resolve: (rows: Row[][]) => void, reject: (error: Error) => void) {
    super('')
    this.#statements = statements
    this.#resolve = resolve
    this.#reject = reject
  }

  override submit = (connection: pg.Connection): Error | null => {
    this.#known = preparedOf.get(connection) ?? new Map<string, Prepared>()
    preparedOf.set(connection, this.#known)
    try {
      const messages = this.#statements.flatMap((statement) => this.#messagesOf(statement))
      if (connection.stream.writable) connection.stream.write(Buffer.concat([...messages, serialize.sync()]))
      return null
    } catch (error) {
      return error instanceof Error ? error : new Error(String(error))
    }
  }

  #messagesOf({ text, values }: Statement): Buffer[] {
    const known = this.#known.get(text)
    const prepared = known ?? { name: wireName(text), columns: NO_COLUMNS }
    this.#used.push(prepared)
    this.#answers.push([])
    const { name } = prepared
    const run = [
      serialize.bind({ statement: name, values: [...values], valueMapper: utils.prepareValue }),
      ...(known ? [] : [serialize.describe({ type: 'P' })]),
      serialize.execute({}),
    ]
    if (known) return run
    // After a failure it is unknown whether the server still has the statement; closing an unknown one is no error.
    const closed = name === '' ? [] : [serialize.close({ type: 'S', name })]
    return [...closed, serialize.parse({ name, text }), ...run]
  }

  handleRowDescription({ fields }: { fields: readonly { name: string; dataTypeID: number }[] }): void {
    const prepared = this.#used[this.#current]
    if (!prepared) return
    prepared.columns = fields.map(({ name, dataTypeID }) => {
      const read = pg.types.getTypeParser(dataTypeID, 'text') as Column['read'] // the driver declares any
      return { name, read }
    })
  }

  handleDataRow({ fields }: { fields: readonly (string | null)[] }): void {
    const columns = this.#used[this.#current]?.columns ?? NO_COLUMNS
    const row: Row = {}
    try {
      for (const [index, column] of columns.entries()) {
        const text = fields[index] ?? null
        row[column.name] = text === null ? null : column.read(text)
      }
      this.#answers[this.#current]?.push(row)
    } catch (error) {
      this.#failure ??= error instanceof Error ? error : new Error(String(error))
    }
  }

  handleCommandComplete(): void {
    this.#current += 1
  }

  handleEmptyQuery(): void {
    this.#current += 1
  }

  handlePortalSuspended(): void {}

  handleError(error: Error): void {
    for (const { text } of this.#statements) this.#known.delete(text)
    // The socket's stack trace is useless; this one leads to the module.
    Error.captureStackTrace(error, this.handleError)
    this.#reject(error)
  }

  handleReadyForQuery(): void {
    if (this.#failure) return this.#reject(this.#failure)
    for (const [index, { text }] of this.#statements.entries()) {
      const prepared = this.#used[index]
      if (prepared && prepared.name !== '') this.#known.set(text, prepared)
    }
    this.#resolve(this.#answers)
  }
}

/** Returns the name of a text on every connection; empty, which the server does not store, once there are very many. */
function wireName(text: string): string {
  const known = wireNames.get(text)
  if (known !== undefined) return known
  if (wireNames.size >= PREPARED_MAX) return ''
  const name = `w${createHash('sha1').update(text).digest('base64url').slice(0, 20)}`
  wireNames.set(text, name)
  return name
}

import type { Tx } from '#platform/database/database.ts'

/** A table or view with rows of accounts; `columns` is everything that an export shows of it. */
export interface ExportedTable {
  readonly name: string
  readonly columns: readonly string[]
  /** The name in the export; by default that of the table. */
  readonly as?: string
  /** The column that names the account; by default `user_id`. */
  readonly owner?: string
  /**
   * A unique uuid column for reading many rows page by page: `id` when it is exported. Without one all rows are read at once, so there must be few.
   */
  readonly key?: string
  /** How many rows are read at once: fewer where rows are large. */
  readonly pageRows?: number
}

/** An account's change of address, confirmed by the link that was mailed to the new one. */
interface AddressMove {
  readonly userId: string
  readonly from: string
  readonly to: string
}

/** The personal data that one module stores of an account. Each module has its own part; the app lists them (`entrypoints/personal-data.ts`). */
export interface PersonalData {
  /** The name of the part in the export. */
  readonly name: string
  /** The exported data, without secrets and hashes; read as the account itself, so that its rights limit the export too. */
  readonly tables: readonly ExportedTable[]
  /**
   * Returns the few rows that name their account only by its address, which no account may read: runs as the service, so it limits itself to those.
   */
  collectAsService?(tx: Tx, userId: string): Promise<Record<string, unknown>>
  /**
   * Returns why the account cannot be deleted now, as a text for users; null when nothing prevents it. Runs as the service, before anything is
   * deleted; a part that refuses may record what will make it possible.
   */
  refusal?(tx: Tx, userId: string, now: Date): Promise<string | null>
  /**
   * Replaces the account's old address by its new one where the part stores it as the account's own. Runs as the service, in the transaction that
   * changes the address.
   */
  readdress?(tx: Tx, move: AddressMove): Promise<void>
  /**
   * Deletes the part, or what names the account in it where the law requires the rest to be kept. Runs as the service, in the one transaction that
   * deletes the account; parts of higher modules go first.
   */
  erase?(tx: Tx, userId: string, now: Date): Promise<void>
}

import type { Tx } from '#platform/database/database.ts'

/** A table or view with rows of accounts; `columns` is all that an export shows of it. */
export interface ExportedTable {
  readonly name: string
  readonly columns: readonly string[]
  /** The name in the export; that of the table, unless given. */
  readonly as?: string
  /** The column that names the account: `user_id`, unless given. */
  readonly owner?: string
  /** A unique uuid column by which many rows are read page by page: `id` when it is exported. Without one all rows are read at once, so there are few. */
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

/** What one module keeps of an account. Each module has its own part; the house puts them side by side (`entrypoints/personal-data.ts`). */
export interface PersonalData {
  /** Under which name the part stands in the export. */
  readonly name: string
  /** What the account takes along, without secrets and hashes; read as the account itself, so that its rights bound it too. */
  readonly tables: readonly ExportedTable[]
  /** The few rows that name their account by its address alone, which no account may read: run as the service, so it keeps to those itself. */
  collectAsService?(tx: Tx, userId: string): Promise<Record<string, unknown>>
  /**
   * What keeps the account from being removed now, for people; null when nothing does. Runs as the service, before anything is removed; a part
   * that refuses may note what will make it possible.
   */
  refusal?(tx: Tx, userId: string, now: Date): Promise<string | null>
  /**
   * Gives the part an account's new address where it holds the old one as the account's own. Runs as the service, in the transaction that
   * changes the address.
   */
  readdress?(tx: Tx, move: AddressMove): Promise<void>
  /**
   * Removes the part, or what names the account in it where the law wants the rest kept. Runs as the service, in the one transaction that
   * removes the account; parts of higher modules go first.
   */
  erase?(tx: Tx, userId: string, now: Date): Promise<void>
}

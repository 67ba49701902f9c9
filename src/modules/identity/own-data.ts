import type { Tx } from '#platform/database/database.ts'

/** What one module keeps of an account. Each module has its own part; the house puts them side by side (`entrypoints/own-data.ts`). */
export interface OwnData {
  /** Under which name the part stands in the export. */
  readonly name: string
  /** `service` for rows that name their account by its address alone, which no account may read: `collect` then keeps to those itself. */
  readonly readsAs?: 'service'
  /** By table what the account takes along, without secrets and hashes. Runs as the account itself, so that its rights bound it too, unless `readsAs`. */
  collect(tx: Tx, userId: string): Promise<Record<string, unknown>>
  /**
   * What keeps the account from being removed now, for people; null when nothing does. Runs as the service, before anything is removed; a part
   * that refuses may note what will make it possible.
   */
  refusal?(tx: Tx, userId: string, now: Date): Promise<string | null>
  /**
   * Removes the part, or what names the account in it where the law wants the rest kept. Runs as the service, in the one transaction that
   * removes the account; parts of higher modules go first.
   */
  erase?(tx: Tx, userId: string, now: Date): Promise<void>
}

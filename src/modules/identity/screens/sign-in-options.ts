/** The other ways in, each with the way back kept. */
export interface SignInOptions {
  /** Shows that this browser signed in before; undefined when it did not. */
  readonly deviceToken: () => string | undefined
  readonly forgot: string
  readonly code: string
  /** Where the mails of this demo are read; null where there is no such page. */
  readonly outbox: string | null
  /** Begins a sign-in at the operator's own service; null when none is set. */
  readonly sso: (() => Promise<void>) | null
}

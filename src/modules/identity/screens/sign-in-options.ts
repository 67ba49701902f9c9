/** The other ways to sign in, each preserving the way back. */
export interface SignInOptions {
  /** Proves that this browser signed in before; undefined when it did not. */
  readonly deviceToken: () => string | undefined
  readonly forgot: string
  readonly code: string
  /** The address of the demo's outbox; null where there is no such page. */
  readonly outbox: string | null
  /** Starts a sign-in at the operator's single sign-on service; null when none is set. */
  readonly sso: (() => Promise<void>) | null
}

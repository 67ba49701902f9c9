/** The other ways in, each with the way back kept. */
export interface WaysIn {
  readonly forgot: string
  readonly code: string
  /** Begins a sign-in at the operator's own service; null when none is set. */
  readonly sso: (() => Promise<void>) | null
}

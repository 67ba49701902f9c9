/** What a register says of a btw-id, with its own number and date of that consultation as evidence. */
export type VatNumberAnswer =
  | {
      readonly status: 'valid' | 'invalid'
      readonly consultation: string | null
      /** The register's own date, as it wrote it. */
      readonly consultedOn: string | null
    }
  | { readonly status: 'unavailable' }

/**
 * Whoever tells whether a btw-id of the EU exists. The caller has checked its form. What does not answer, or not clearly, is `unavailable`:
 * nothing is ever thrown, and nothing guessed.
 */
export interface VatNumberCheck {
  /** `form` asks nobody: no sale goes without btw by its answer. */
  readonly name: 'vies' | 'form'
  check(btwId: string): Promise<VatNumberAnswer>
}

/** The check of an installation for which VIES is not set up: the form, which the caller has checked, is all that is known. */
export function createFormCheck(): VatNumberCheck {
  return { name: 'form', check: async () => ({ status: 'valid', consultation: null, consultedOn: null }) }
}

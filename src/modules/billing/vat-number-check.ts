/** A register's answer about a VAT number, with its own number and date of the consultation as evidence. */
export type VatNumberAnswer =
  | {
      readonly status: 'valid' | 'invalid'
      readonly consultation: string | null
      /** The register's own date, as it wrote it. */
      readonly consultedOn: string | null
    }
  | { readonly status: 'unavailable' }

/**
 * The port that checks whether an EU VAT number exists. The caller has checked its format. A missing or unclear answer is `unavailable`: nothing is
 * thrown, and nothing guessed.
 */
export interface VatNumberCheck {
  /** `form` asks no register: its answer never leads to a sale without VAT. */
  readonly name: 'vies' | 'form'
  check(btwId: string): Promise<VatNumberAnswer>
}

/** Creates the check of an installation without VIES: only the format is known, which the caller has checked. */
export function createFormCheck(): VatNumberCheck {
  return { name: 'form', check: async () => ({ status: 'valid', consultation: null, consultedOn: null }) }
}

/** A figure that the product claims about itself. */
export interface Claim {
  readonly figure: string
  readonly text: string
  /** Where the proof stands; empty means that it must be there before launch (AMB-019). */
  readonly evidence: string
}

/** The stated claims, word for word, and no others (HOME-07, AMB-019). */
export const CLAIMS: readonly Claim[] = [
  { figure: '40%', text: 'minder supporttickets', evidence: '' },
  { figure: '1200+', text: 'bedrijven testen Syvo', evidence: '' },
]

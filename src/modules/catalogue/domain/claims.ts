/** A claim of the product about itself or its bots. */
export interface Claim {
  /** The number, where there is one. */
  readonly figure: string
  readonly text: string
  /** The place of the proof; empty means that it must be there before launch (AMB-019). `npm run check` lists those. */
  readonly evidence: string
}

/** The stated claims, word for word, and no others: the one place that defines claims (HOME-07, BOT-01, AMB-019). */
export const CLAIMS = {
  fewerTickets: { figure: '40%', text: 'minder supporttickets', evidence: '' },
  companies: { figure: '1200+', text: 'bedrijven testen Syvo', evidence: '' },
  support: { figure: '', text: 'NL-support', evidence: '' },
  score: {
    figure: '4,8',
    text: 'Syvo-score',
    evidence: 'Geen meting: een vaste startscore van de redactie, en dat staat erbij waar hij staat.',
  },
} as const satisfies Record<string, Claim>

/** Returns the claims that still need their evidence. */
export function claimsWithoutEvidence(): Claim[] {
  return Object.values(CLAIMS).filter((claim: Claim) => claim.evidence === '')
}

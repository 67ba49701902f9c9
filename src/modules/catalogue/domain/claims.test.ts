import { expect, it } from 'vitest'
import { CLAIMS, claimsWithoutEvidence } from './claims.ts'

it('the claims are the stated ones and no others, and those without evidence are listed (AMB-019)', () => {
  expect(Object.values(CLAIMS).map(({ figure, text }) => `${figure} ${text}`.trim())).toEqual([
    '40% minder supporttickets',
    '1200+ bedrijven testen Syvo',
    'NL-support',
    '4,8 Syvo-score',
  ])
  expect(claimsWithoutEvidence()).toEqual([CLAIMS.fewerTickets, CLAIMS.companies, CLAIMS.support])
})

import { expect, it } from 'vitest'
import { sampleBot } from '../../tests/support/sample-bot.ts'
import { upgradeOf } from './single-bot-offer.ts'

const TRIAL = { pending: false, failure: null, start: () => undefined }

it.each([
  ['purchase', { need: 'purchase', trial: false, rent: false, buy: true }],
  ['rental', { need: 'subscription', trial: true, rent: true, buy: false }],
  ['both', { need: 'subscription', trial: true, rent: true, buy: true }],
] as const)(
  'for a bot sold by %s the dialog offers only what its endpoints accept (AMB-035, AMB-037, AMB-039)',
  (model, offered) => {
    const { need, own, ...rest } = upgradeOf(sampleBot({ pricing_model: model }), TRIAL)
    const found = { need, trial: 'trial' in rest, rent: own.rent !== null, buy: own.buy !== null }
    expect(found).toEqual(offered)
  },
)

it.each(['rental', 'both'] as const)(
  'the dialog of a bot for %s offers no trial to an account that has used it (AMB-195)',
  (model) => {
    const offered = upgradeOf(sampleBot({ pricing_model: model }), null)
    expect(offered).toMatchObject({
      need: 'subscription',
      own: { rent: { href: expect.stringContaining('/bestellen') } },
    })
    expect('trial' in offered).toBe(false)
  },
)

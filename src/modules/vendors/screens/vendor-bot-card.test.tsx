import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { sampleVendorBot } from '../../../../tests/support/visual-states/vendor-area-states.ts'
import type { VendorBotLists } from './use-vendor-bots.ts'
import { VendorBotCard } from './vendor-bot-card.tsx'

const own: VendorBotLists = {
  isOn: (bot) => bot.active,
  turn: () => undefined,
  asked: null,
  ask: () => undefined,
  remove: () => undefined,
  isRemoving: false,
}
const cardOf = (changes: Parameters<typeof sampleVendorBot>[0]) =>
  renderToStaticMarkup(<VendorBotCard bot={sampleVendorBot(changes)} own={own} />)

it('a bot that Syvo paused says so in its vendor’s list', () => {
  expect(cardOf({ is_paused: true })).toContain('Stilgezet door Syvo')
  expect(cardOf({})).not.toContain('Stilgezet')
})

it('[AMB-197] a bot that misses its language model says that it is not available now', () => {
  const missing = cardOf({ model_missing: true })
  expect(missing).toContain('Heeft een taalmodel nodig')
  expect(missing).toContain('Nu niet te proberen, te huren of te kopen: er is hier geen taalmodel aangesloten.')
  expect(cardOf({})).not.toContain('taalmodel')
})

it('a live bot shows which update waits, and a new one only that it waits (AMB-106)', () => {
  expect(cardOf({ pending_version: 3 })).toContain('Versie 3 wacht op beoordeling')
  expect(cardOf({ pending_version: null })).not.toContain('wacht op beoordeling')
  expect(cardOf({ status: 'pending_review', pending_version: 1 })).not.toContain('Versie 1')
})

it('a rejected bot is labelled with the word of the toast', () => {
  expect(cardOf({ status: 'rejected' })).toContain('Afgewezen')
})

it.each([
  ['draft', 'Pas zichtbaar na indienen en goedkeuring.'],
  ['pending_review', 'Pas zichtbaar na goedkeuring.'],
  ['rejected', 'Pas zichtbaar na indienen en goedkeuring.'],
] as const)('the switch of a bot that is on but %s says why nobody sees it', (status, hint) => {
  const foot = (active: boolean) => /<label class="choice">.*?<\/label>/s.exec(cardOf({ status, active }))?.[0]
  expect(foot(true)).toContain(hint)
  expect(foot(false)).not.toContain('Pas zichtbaar')
})

it('the switch of a bot that is seen says no more than that it is published', () => {
  expect(cardOf({ status: 'approved', active: true })).not.toContain('Pas zichtbaar')
})

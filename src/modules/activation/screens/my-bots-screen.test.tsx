import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { sampleBot } from '../../../../tests/support/sample-bot.ts'
import type { UserBot } from '../contract.ts'
import { AccessNotice } from './access-note.tsx'
import { areOffersCut } from './activation-client.ts'
import { MyBotCard } from './my-bot-card.tsx'
import { categoryLabel } from './my-bots.text.ts'
import { BotGroup, NoBots, PlanCapacityCard } from './my-bots-screen.tsx'

const bot = {
  id: 'b1',
  title: 'Balie',
  description: 'Antwoordt',
  category: 'restaurant',
  needsPlan: true,
  hasReservedSlot: false,
  modelMissing: false,
  held: null,
}
const cardOf = (isActive: boolean) =>
  renderToStaticMarkup(<MyBotCard bot={{ ...bot, isActive }} onTurn={() => undefined} />)

it('[MYBOTS-01] a bot has a switch for its activation and a link Dashboard to its own page', () => {
  expect(cardOf(true)).toMatch(/<a[^>]*href="\/bot\/b1"[^>]*>(?:<[^>]*>)*Dashboard/)
  expect(cardOf(true)).toMatch(/<input[^>]*type="checkbox"[^>]*checked=""/)
  expect(cardOf(false)).not.toContain('checked=""')
})

it('a switch that is off never reads Actief', () => {
  expect(cardOf(true)).toContain('Actief')
  expect(cardOf(false)).not.toContain('Actief')
  expect(cardOf(false)).toContain('Inactief')
})

it('[MYBOTS-01] the name of a switch stays the same when it turns', () => {
  for (const isActive of [true, false])
    expect(cardOf(isActive)).toMatch(
      /<span aria-hidden="true">(?:Inactief|Actief)<\/span><span class="visually-hidden">Balie actief<\/span>/,
    )
})

it('one of the user’s bots that Syvo paused says so', () => {
  const held: UserBot = {
    ...{ id: 'r1', user_id: 'u1', bot_id: 'b1', access_type: 'rental', access_end: null, active: true, created_at: '' },
    ...{
      access_source: 'rental',
      access_expired: false,
      renews_at: null,
      config_valid: true,
      is_paused: true,
      model_missing: false,
      is_example: false,
      on_plan: false,
    },
    bot: { id: 'b1', title: 'Balie', description: 'Antwoordt', category: 'restaurant', input_fields: [] },
    version: { running: 1, live: 1, held: false },
    usage: { used: 0, limit: 1000, month: 'november 2026' },
  }
  const heldCard = (isPaused: boolean) => renderToStaticMarkup(<AccessNotice held={{ ...held, is_paused: isPaused }} />)
  expect(heldCard(true)).toContain('Stilgezet door Syvo')
  expect(heldCard(false)).not.toContain('Stilgezet')
})

it('[MYBOTS-03] a bar shows active bots against the limit; at the limit a link leads to /pricing', () => {
  const roomOf = (used: number, limit: number | null) =>
    renderToStaticMarkup(<PlanCapacityCard used={used} limit={limit} />)
  expect(roomOf(1, 3)).toContain('1 van 3 actief')
  expect(roomOf(1, 3)).toMatch(/role="(?:progressbar|meter|img)"/)
  expect(roomOf(1, 3)).not.toContain('href="/pricing"')
  expect(roomOf(3, 3)).toContain('href="/pricing"')
  expect(roomOf(40, null)).not.toContain('href="/pricing"')
})

it('[MYBOTS-04] without any offer a sentence and a link lead to /marketplace', () => {
  const html = renderToStaticMarkup(<NoBots />)
  expect(html).toContain('Kijk op de marktplaats welke bots er zijn.')
  expect(html).toContain('href="/marketplace"')
})

it('shows a link to all offers instead of a number, when more bots are on offer than were read', () => {
  const groupOf = (isCut: boolean) =>
    renderToStaticMarkup(
      <BotGroup
        title="Op de marktplaats"
        bots={[{ ...bot, isActive: false }]}
        isCut={isCut}
        onTurn={() => undefined}
      />,
    )
  expect(groupOf(false)).toMatch(/section-header-note">1</)
  expect(groupOf(true)).toContain('<a href="/marketplace">Zoek in alle bots</a>')
  const many = (count: number) => Array.from({ length: count }, () => sampleBot())
  expect([areOffersCut(many(999)), areOffersCut(many(1000))]).toEqual([false, true])
})

it('[MYBOTS-05] every specified category key has a Dutch label, and an unknown one is shown as it is', () => {
  const keys = ['ecommerce', 'klantenservice', 'socialmedia', 'hrrecruitment', 'marketingverkoop', 'eventplanning']
  const labels = [...keys, 'financien', 'fitness', 'restaurant'].map(categoryLabel)
  expect(labels).toEqual([
    'E-commerce',
    'Klantenservice',
    'Social media',
    'HR & Recruitment',
    'Marketing & Verkoop',
    'Eventplanning',
    'Financiën',
    'Fitness',
    'Restaurant',
  ])
  expect(categoryLabel('Sport & Gezondheid')).toBe('Sport & Gezondheid')
  expect(cardOf(true)).toContain('Restaurant')
})

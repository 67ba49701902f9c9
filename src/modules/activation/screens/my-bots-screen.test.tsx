import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { MyBotCard } from './my-bot-card.tsx'
import { categoryLabel } from './my-bots.text.ts'
import { NoBots, PlanRoom } from './my-bots-screen.tsx'

const bot = { id: 'b1', title: 'Balie', description: 'Antwoordt', category: 'restaurant', needsPlan: true, held: null }
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

it('[MYBOTS-03] a bar sets active bots against the limit; at the limit a link leads to /pricing', () => {
  const roomOf = (used: number, limit: number | null) => renderToStaticMarkup(<PlanRoom used={used} limit={limit} />)
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

it('[MYBOTS-05] every stated category key has a Dutch label, and an unknown one is shown as it is', () => {
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

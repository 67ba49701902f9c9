import { expect, it } from 'vitest'
import { CONTACT_TOPICS } from '#modules/marketing/contract.ts'
import { isSoon, PLAN_CARDS } from '#modules/plans/screens/plan-card-content.ts'
import { runningCapabilities } from './capabilities.ts'

const channels = (whatsapp: boolean) => ({ channels: [{ channel: 'whatsapp' as const, available: whatsapp }] })
const LINES = PLAN_CARDS.flatMap(({ features }) => features)

it('[AMB-190] every plan line is a limit, runs, is marked binnenkort, or is a service with a contact topic', () => {
  const running = runningCapabilities(channels(false))
  const topics: readonly string[] = CONTACT_TOPICS
  const kinds = LINES.map((line) => {
    if ('limit' in line) return 'limit'
    if ('service' in line) return topics.includes(line.service) ? 'service' : `no topic for ${line.service}`
    return isSoon(line, running) ? 'soon' : running.has(line.needs) ? 'runs' : 'sold and absent'
  })
  expect(new Set(kinds)).toEqual(new Set(['limit', 'runs', 'soon', 'service']))
  expect(LINES.filter((line) => isSoon(line, running)).map(({ text }) => text)).toContain(
    'Leads zelf exporteren als CSV/Excel',
  )
})

it('[PLAN-06] on this installation the ultimate card marks what Syvo does not have yet, and nothing else', () => {
  const running = runningCapabilities(channels(false))
  const ultimate = PLAN_CARDS.find(({ code }) => code === 'ultimate')?.features ?? []
  expect(ultimate.filter((line) => isSoon(line, running)).map(({ text }) => text)).toEqual([
    'White-label',
    'Toegang tot de API',
    'ROI-dashboard',
    'Voorrang in de wachtrij',
    'Nieuwe functies als eerste',
  ])
})

it('[AMB-190] a connected channel removes the mark of its line automatically', () => {
  const marked = (whatsapp: boolean) =>
    LINES.filter((line) => isSoon(line, runningCapabilities(channels(whatsapp)))).map(({ text }) => text)
  expect(marked(false)).toContain('WhatsApp Business')
  expect(marked(true)).not.toContain('WhatsApp Business')
})

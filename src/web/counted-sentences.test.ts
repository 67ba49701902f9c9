import { expect, it } from 'vitest'
import { configureText } from '#modules/activation/screens/configure.text.ts'
import { contactText } from '#modules/marketing/screens/contact.text.ts'
import { reportsText } from '#modules/moderation/screens/reports/reports.text.ts'
import { reviewText } from '#modules/review/screens/review.text.ts'
import { monitorText } from '#modules/runtime/screens/monitor.text.ts'
import { vendorAreaText } from '#modules/vendors/screens/vendor-area.text.ts'
import { dashboardText } from './dashboard/dashboard.text.ts'

const night = (day: string) => ({ day, outcome: 'failing' as const })
const health = (...days: string[]) =>
  vendorAreaText.health({ health: days.map(night), in_maintenance: false, is_paused: false }).text
const sums = (failed: string, executions: string) =>
  monitorText.chartNote({ failed, executions, percent: '1%', top: '5%' })

it.each([
  ['reviews', reviewText.waitingCount(1), 'wacht op review', reviewText.waitingCount(2), 'wachten op review'],
  ['reports', reportsText.waitingCount(1), 'wacht', reportsText.waitingCount(2), 'wachten'],
  ['nights', health('a'), '1 van 1 nacht mislukt', health('a', 'b'), '2 van 2 nachten mislukt'],
  [
    'errors of a bot',
    monitorText.botWithErrors('A', '1'),
    'A (1 fout)',
    monitorText.botWithErrors('A', '2'),
    'A (2 fouten)',
  ],
  [
    'errors in all',
    sums('1', '1').slice(0, 17),
    '1 fout op 1 vraag',
    sums('2', '2').slice(0, 20),
    '2 fouten op 2 vragen',
  ],
  ['characters left', contactText.left(1), 'Nog 1 teken.', contactText.left(2), 'Nog 2 tekens.'],
  [
    'characters over',
    contactText.left(-1).slice(0, 15),
    '1 teken te veel',
    contactText.left(-2).slice(0, 16),
    '2 tekens te veel',
  ],
  [
    'slots of a plan',
    dashboardText.inUse(1, 1),
    '1 van 1 plaats op je plan',
    dashboardText.inUse(1, 2),
    '1 van 2 plaatsen op je plan',
  ],
  [
    'slots taken',
    configureText.onPlan(1, 1).slice(26),
    '1 van 1 plaats is bezet.',
    configureText.onPlan(1, 2).slice(26),
    '1 van 2 plaatsen zijn bezet.',
  ],
  [
    'slots of a vendor',
    vendorAreaText.limitUsed(1, 1),
    '1 van 1 plaats op je plan in gebruik',
    vendorAreaText.limitUsed(1, 2),
    '1 van 2 plaatsen op je plan in gebruik',
  ],
])('a sentence about one is in the singular, about more in the plural: %s', (_, one, singular, more, plural) => {
  expect([one, more]).toEqual([singular, plural])
})

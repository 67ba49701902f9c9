import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { newId } from '#platform/ids/id.ts'
import { createTestApp, type TestApp } from '../../../tests/support/create-test-app.ts'
import { sizeOf } from '../../../tests/support/suite-size.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const rows = (text: string, ...values: unknown[]) =>
  app.db.query<Record<string, unknown>>({ role: 'service' }, text, values)

const vendors = [newId(), newId(), null]
const ids = Array.from({ length: 5 }, () => newId())
const instants = ['2026-02-28T22:59:59Z', '2026-02-28T23:00:00Z', '2026-03-29T01:30:00Z', '2025-12-31T23:00:00Z']

const booking = fc.record({
  id: fc.constantFrom(...ids),
  vendor: fc.constantFrom(...vendors),
  // Few amounts, so that often only the status or the month changes.
  cents: fc.constantFrom(-100, 0, 2397, 100_000_000),
  status: fc.constantFrom('paid', '', null, 'refunded', 'pending'),
  at: fc.constantFrom(...instants),
  isRemoved: fc.boolean(),
})

/** Writes one transaction over the one with its id, or removes it. */
async function book({
  id,
  vendor,
  cents,
  status,
  at,
  isRemoved,
}: typeof booking extends fc.Arbitrary<infer T> ? T : never) {
  if (isRemoved) return rows('delete from app.transactions where id = $1 returning id', id)
  return rows(
    `insert into app.transactions (id, vendor_id, amount_cents, status, created_at) values ($1, $2, $3, $4, $5)
     on conflict (id) do update set vendor_id = excluded.vendor_id, amount_cents = excluded.amount_cents, status = excluded.status,
       created_at = excluded.created_at returning id`,
    ...[id, vendor, cents, status, at],
  )
}

it('[VEND-34] a vendor’s months equal the sums of their transactions after any changes, to the cent', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(booking, { maxLength: 12 }), async (bookings) => {
      await rows('delete from app.transactions returning id')
      for (const one of bookings) await book(one)
      const summed = await rows(
        `select vendor_id, app.month_of(created_at)::text as month, sum(amount_cents)::text as cents, count(*)::int as sales from app.transactions
         where vendor_id is not null and (status is null or status in ('paid', '')) group by 1, 2 order by 1, 2`,
      )
      expect(
        await rows(
          'select vendor_id, month::text as month, revenue_cents::text as cents, sales from app.vendor_months order by 1, 2',
        ),
      ).toEqual(summed)
    }),
    { numRuns: sizeOf({ sample: 60, full: 2_000, embedded: 500 }) },
  )
})

it('[VEND-34] simultaneous sales of one vendor all count in their month', async () => {
  const vendor = newId()
  const sell = (cents: number) =>
    rows(
      `insert into app.transactions (id, vendor_id, amount_cents, status, created_at) values ($1, $2, $3, 'paid', $4) returning id`,
      ...[newId(), vendor, cents, '2026-05-01T10:00:00Z'],
    )
  await Promise.all(Array.from({ length: 20 }, (_, n) => sell(2 ** n)))
  expect(
    await rows('select revenue_cents::text as cents, sales from app.vendor_months where vendor_id = $1', vendor),
  ).toEqual([{ cents: String(2 ** 20 - 1), sales: 20 }])
})

import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import {
  planOrder,
  sampleOrder,
  samplePlanChange,
  sampleSubscription,
} from '../../../../tests/support/order-responses.ts'
import { sampleUserBot } from '../../../../tests/support/sample-user-bot.ts'
import { FailedChange } from './billing-screen.tsx'
import { isPlanFull } from './bot-answers.ts'
import { choicesOf } from './change-plan-dialog.tsx'
import { checkOrder } from './check-order.ts'
import { restartPath } from './order-outcome.tsx'
import { PaymentResult } from './payment-success-screen.tsx'
import { nextCharge } from './plan-card.tsx'
import { initialSelection, mustChoose } from './plan-change-form.tsx'
import { lineOf } from './subscription-list.tsx'

const PERSON = { name: 'Noor', street: 'Dorpsstraat 1', postcode: '1234 ab', city: 'Utrecht', acceptsTerms: 'on' }
const FIRM = { kind: 'business', companyName: 'Bistro Noor', kvkNumber: '1234 5678', btwId: '', ...PERSON }

describe('the form of an order', () => {
  it('accepts a business without VAT number and numbers with spaces, and ignores a consumer’s company data', () => {
    expect(checkOrder(FIRM)).toMatchObject({ buyer: { kvkNumber: '12345678', btwId: null, postcode: '1234 AB' } })
    const { buyer, errors } = checkOrder({ ...FIRM, kind: 'consumer', kvkNumber: 'onzin', startsNow: 'on' })
    expect([buyer, errors]).toEqual([
      { kind: 'consumer', name: 'Noor', country: 'NL', street: 'Dorpsstraat 1', postcode: '1234 AB', city: 'Utrecht' },
      {},
    ])
  })

  it('names each wrong field, the terms for everybody and the immediate start only for a consumer', () => {
    const wrong = { kind: 'business', companyName: '', kvkNumber: '123', btwId: 'DE1', name: '', postcode: '0123 AB' }
    expect(Object.keys(checkOrder(wrong).errors).toSorted()).toEqual(
      ['acceptsTerms', 'btwId', 'city', 'companyName', 'kvkNumber', 'name', 'postcode', 'street'].toSorted(),
    )
    expect(Object.keys(checkOrder({ ...PERSON, kind: 'consumer' }).errors)).toEqual(['startsNow'])
  })
})

describe('a plan is full', () => {
  const plan = (limit_value: number | null) => ({ features: { bot_activation: { enabled: true, limit_value } } })
  const running = sampleUserBot({ access_source: 'plan', on_plan: true })
  const reserved = sampleUserBot({ access_source: 'rental', on_plan: true, active: false })
  const off = sampleUserBot({ access_source: 'plan', on_plan: true, active: false })
  const tried = sampleUserBot({ access_source: 'trial' })
  it.each([
    ['when every slot is used or reserved', plan(2), [running, reserved, tried], true],
    ['not while one is free, whatever runs beside it', plan(2), [running, off, tried], false],
    ['never without a limit', plan(null), [running, reserved], false],
    ['when there is none', null, [], true],
  ])('%s (AMB-041)', (_, its, bots, full) => {
    expect(isPlanFull(its, bots)).toBe(full)
  })
})

describe('a plan change', () => {
  const plan = (code: string) => ({ code, name: code, price_cents: 100, active: true, stripe_price_id: 'p' })
  const all = ['starter', 'pro', 'ultimate', 'dev-pro', 'dev-ultimate'].map(plan)
  const offered = (changes: object) => choicesOf(all, sampleSubscription(changes)).map((one) => one.code)

  it('offers the other plans of the same kind; the current plan undoes a change that was to come', () => {
    expect(offered({ plan_code: 'pro' })).toEqual(['starter', 'ultimate'])
    expect(offered({ plan_code: 'pro', next_plan_code: 'starter' })).toEqual(['pro', 'ultimate'])
    expect(offered({ plan_code: 'dev-pro' })).toEqual(['dev-ultimate'])
    expect(offered({ plan_code: 'pro', next_plan_code: 'starter', next_stands: 'asking' })).toContain('starter')
  })

  it('asks which bots stay only when more run than the new plan allows', () => {
    const running = ['a', 'b'].map((bot_id) => ({ bot_id, title: bot_id }))
    expect([null, 1, 2].map((bot_limit) => mustChoose(samplePlanChange({ bot_limit, running })))).toEqual([
      false,
      true,
      false,
    ])
    expect(initialSelection(samplePlanChange({ bot_limit: 1, running }))).toEqual(['a'])
  })
})

describe('the line beside a subscription', () => {
  it('shows the day of the next charge, and none for a subscription that stops', () => {
    const later = sampleSubscription({ period_end: '2026-12-20T10:00:00.000Z' })
    const stopping = sampleSubscription({ status: 'cancelled', period_end: '2026-11-30T10:00:00.000Z' })
    expect(nextCharge([later, stopping, sampleSubscription()])).toBe('2026-12-12T10:00:00.000Z')
    expect(nextCharge([stopping])).toBeNull()
    expect(lineOf(stopping)).toBe('Stopt op 30 november 2026, daarna geen kosten')
    expect(lineOf(sampleSubscription())).toBe('Volgende afschrijving 12 december 2026')
  })

  it('shows the state of a requested plan change, and that one failed', () => {
    const next = { next_plan_code: 'starter', next_title: 'Syvo Starter', next_price_cents: 2999 }
    const line = (next_stands: 'asking' | 'payment' | 'planned') => lineOf(sampleSubscription({ ...next, next_stands }))
    expect(line('asking')).toContain('Je overstap naar Syvo Starter wordt nog verwerkt')
    expect(line('payment')).toContain('Je overstap naar Syvo Starter wacht op je betaling')
    expect(line('planned')).toContain('Daarna Syvo Starter voor € 29,99 per maand')
    const said = (reason: 'late' | 'returned') =>
      renderToStaticMarkup(
        <FailedChange
          subscription={sampleSubscription({
            failed_change: { title: 'Syvo Ultimate', reason, at: '2026-11-20T10:00:00Z' },
          })}
        />,
      )
    expect(said('late')).toContain('Je overstap naar Syvo Ultimate is niet gelukt.')
    expect(said('returned')).toContain('De betaling voor je overstap naar Syvo Ultimate is teruggegaan.')
    expect(said('late')).toContain('Je hebt nu Syvo Pro voor € 53,99 per maand.')
  })

  it('restartPath leads to where the same product is ordered', () => {
    expect(restartPath(planOrder())).toBe('/api/checkout?plan=pro')
    expect(restartPath(planOrder({ plan_code: 'dev-pro' }))).toBe('/checkout?plan=dev-pro')
    expect(restartPath(sampleOrder())).toMatch(/^\/bestellen\?bot=.+&als=huur$/)
    expect(restartPath(sampleOrder({ kind: 'purchase' }))).toMatch(/&als=koop$/)
  })
})

it('a paid bot leads on to its page, and a pending payment promises nothing', () => {
  const drawn = (result: Parameters<typeof PaymentResult>[0]['result']) =>
    renderToStaticMarkup(<PaymentResult result={result} sessionId="o1" signInPath={null} onRetry={() => undefined} />)
  expect(drawn({ kind: 'bought', botId: 'b1' })).toContain('href="/bot/success?bot_id=b1"')
  expect(drawn({ kind: 'pending' })).toContain('SEPA-incasso')
  expect(drawn({ kind: 'pending' })).not.toMatch(/succesvol|geactiveerd/)
  expect(drawn(null)).not.toContain('<a ')
  const activated = { kind: 'activated', tier: 'pro' } as const
  expect(drawn({ ...activated, isReturned: true })).toContain('Je krijgt deze betaling terug.')
  expect(drawn(activated)).not.toContain('terug.')
})

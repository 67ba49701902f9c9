import type { ScriptedPayment } from './scripted-provider.ts'

/**
 * The plan that is paid for, told from the provider's books alone: that of the newest period which was paid, and from there each upgrade of that
 * period that is kept and was counted from the plan that stood until then. Null before the first payment.
 */
export function expectedPlan(payments: readonly ScriptedPayment[]): string | null {
  const paid = payments.filter(({ status }) => status === 'paid')
  const base = paid.filter(({ reason }) => reason === 'period').at(-1)
  if (!base) return null
  let plan = base.plan
  for (const upgrade of paid.filter(({ reason }) => reason === 'upgrade')) {
    const isOfPeriod = upgrade.period?.start.getTime() === base.period?.start.getTime()
    const hasRetainedAmount = upgrade.refundedCents + upgrade.chargedBackCents < upgrade.amountCents
    if (isOfPeriod && hasRetainedAmount && upgrade.from === plan) plan = upgrade.plan
  }
  return plan
}

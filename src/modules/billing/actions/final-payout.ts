import type { PersonalData } from '#modules/identity/public.ts'
import { amsterdamMonth, monthStart } from '#platform/calendar/month-start.ts'
import { euro } from '#ui/format/euro.ts'
import {
  findDuePayout,
  findPayoutAccount,
  findVendorBalance,
  lockVendor,
  markVendorLeaving,
} from '../store/payout-store.ts'

/**
 * Refuses the deletion of an account that is owed money or has a payout on its way, and says how much. The deletion request is recorded, so that the
 * next payouts have no minimum. Stores no data of its own.
 */
export const billingFinalPayout: PersonalData = {
  name: 'billing_last_payout',
  tables: [],
  refusal: async (tx, userId, now) => {
    await lockVendor(tx, userId)
    const due = await findDuePayout(tx, userId)
    const { nowCents } = await findVendorBalance(tx, userId, monthStart(amsterdamMonth(now)))
    if (!due && nowCents <= 0) return null
    await markVendorLeaving(tx, userId, now)
    if (due) return underway(euro(due.amount_cents))
    const account = await findPayoutAccount(tx, userId)
    return account ? comes(euro(nowCents), account.status) : needsAccount(euro(nowCents))
  },
}

function underway(amount: string): string {
  return `Er is een uitbetaling van ${amount} onderweg naar je rekening. Zodra die betaald is, kun je je account verwijderen.`
}

function needsAccount(amount: string): string {
  return `Je krijgt nog ${amount} van Syvo. Geef eerst je rekening op bij je uitbetalingen en verwijder je account daarna opnieuw. We betalen het dan uit, ook onder het minimum. Lukt dat niet? Laat het ons weten via de contactpagina.`
}

function comes(amount: string, status: 'unchecked' | 'checked'): string {
  const check = status === 'checked' ? '' : ' We controleren eerst je rekening.'
  return `Je krijgt nog ${amount} van Syvo. Omdat je weggaat, betalen we dat zonder minimum uit zodra de maand voorbij is waarin je het verdiende.${check} Daarna kun je je account verwijderen.`
}

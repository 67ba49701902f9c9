import { useMatches, useRouteContext } from '@tanstack/react-router'
import { Notice } from '#ui/notice.tsx'
import { simulatedPaymentsText } from './simulated-payments.text.ts'

/** The pages that show prices, payments, or money that was paid or earned. */
const MONEY_PAGES =
  /^\/(?:pricing|upgrade|checkout|billing|bestellen|payment-success|api\/checkout|developer\/pricing|bot\/success|vendor\/(?:payouts|dashboard|subscription))(?:\/|$)/

/** The pages that show a vendor's earnings. */
const VENDOR_PAGES = /^\/vendor\/(?:payouts|dashboard)(?:\/|$)/

/** Says on every page about money that payments are simulated, where they are; for the rendered page, not the one that is loading. */
export function SimulatedPayments() {
  const path = useMatches({ select: (matches) => matches.at(-1)?.pathname ?? '' })
  const { site } = useRouteContext({ from: '__root__' })
  if (!site.arePaymentsSimulated || !MONEY_PAGES.test(path)) return null
  return (
    <div className="container page-notice">
      <Notice>{simulatedPaymentsText[VENDOR_PAGES.test(path) ? 'vendor' : 'buyer']}</Notice>
    </div>
  )
}

import { MyBotsScreen } from '#modules/activation/screens/my-bots-screen.tsx'
import { AgreementButton } from '#modules/billing/screens/agreement-button.tsx'
import { LimitDialog } from './slots/limit-dialog.tsx'

/** My Bots with the dialog of the plans, one for `/my-bots` and `/account/bots` (ROUTE-12). */
export function MyBotsPage() {
  return <MyBotsScreen LimitDialog={LimitDialog} Agreement={AgreementButton} />
}

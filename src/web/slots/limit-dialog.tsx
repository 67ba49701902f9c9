import { UpgradeDialog } from '#modules/plans/screens/upgrade-dialog.tsx'
import { usePlan } from '#modules/plans/screens/use-feature.ts'

/** The upgrade dialog of a limit that was reached; its title follows from what the account has now (AMB-078). */
export function LimitDialog({ reason, onClose }: { reason: string; onClose: () => void }) {
  const plan = usePlan()
  if (plan === undefined) return null
  return <UpgradeDialog open onClose={onClose} need={plan?.is_paid ? 'upgrade' : 'subscription'} reason={reason} />
}

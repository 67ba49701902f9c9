import { useQuery } from '@tanstack/react-query'
import { roleQuery } from '#modules/identity/screens/account-client.ts'
import type { PageText } from '#modules/marketing/contract.ts'
import { type Applicant, VendorApplyScreen } from '#modules/marketing/screens/vendor-apply-screen.tsx'
import { useApi } from '#platform/browser/api-context.ts'
import { useSession } from '#platform/browser/session-context.ts'
import { VENDOR_HOME } from './vendor-home.ts'

/** The page for prospective vendors, bound to session and role (ROUTE-22). */
export function VendorApplyPage({ page, hasFreePlan }: { page: PageText; hasFreePlan: boolean }) {
  const { status, user } = useSession()
  const role = useQuery({ ...roleQuery(useApi(), user?.id ?? ''), enabled: user !== null })
  const applicant: Applicant =
    status === 'signed-out' ? 'visitor' : !role.data ? 'checking' : role.data === 'buyer' ? 'buyer' : 'maker'
  return <VendorApplyScreen page={page} applicant={applicant} vendorHome={VENDOR_HOME} hasFreePlan={hasFreePlan} />
}

import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useApi } from '#platform/browser/api-context.ts'
import { useSession } from '#platform/browser/session-context.ts'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { toastError } from '#ui/toast.ts'
import { roleQuery } from './account-client.ts'
import { messageOr } from './auth-errors.ts'
import { settingsText as text } from './settings.text.ts'
import { chooseRole } from './settings-client.ts'

/**
 * Shows the vendor pages behind one step for a developer with the role of buyer: the developer guard admits them (AMB-008), but only a vendor's work
 * is stored (ROUTE-31), and the role is their own choice (PERM-04). Decided once, so that typed data does not disappear when the role is refetched.
 */
export function VendorStep({ title, children }: { title: string; children: ReactNode }) {
  const api = useApi()
  const queryClient = useQueryClient()
  const userId = useSession().user?.id ?? ''
  const role = roleQuery(api, userId)
  const known = useQuery({ ...role, enabled: userId !== '' }).data
  // Null until the session and its role are known, which may be after the first render.
  const [isBuyer, setIsBuyer] = useState<boolean | null>(null)
  const [pending, setPending] = useState(false)
  if (isBuyer === null && known !== undefined) setIsBuyer(known === 'buyer')
  if (!isBuyer) return children
  const onChoose = async () => {
    setPending(true)
    try {
      await chooseRole(api, userId, 'vendor')
      await queryClient.invalidateQueries({ queryKey: role.queryKey })
      setIsBuyer(false)
    } catch (error) {
      console.error('the role could not be set', error)
      toastError(text.roleFailed, messageOr(error, ''))
    } finally {
      setPending(false)
    }
  }
  return (
    <>
      <PageHeader title={title} />
      <EmptyState
        headingLevel={2}
        title={text.vendorStepTitle}
        description={text.vendorStep}
        action={
          <Button pending={pending} pendingLabel={text.pending} onClick={() => void onChoose()}>
            {text.becomeVendor}
          </Button>
        }
      />
    </>
  )
}

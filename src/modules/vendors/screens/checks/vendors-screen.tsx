import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useApi } from '#platform/browser/api-context.ts'
import { useSession } from '#platform/browser/session-context.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { PagedList } from '#ui/paged-list.tsx'
import { ToggleGroup } from '#ui/toggle-group.tsx'
import { VENDOR_STATES, type VendorToCheck } from '../../contract/vendor-checks.ts'
import { RequestChangesDialog } from './request-changes-dialog.tsx'
import { VendorCard } from './vendor-card.tsx'
import { vendorsText as text } from './vendors.text.ts'
import { type VendorState, vendorsQuery } from './vendors-client.ts'

/** Shows the vendors with a profile or a payout account: to be checked, to be corrected, and verified. */
export function VendorsScreen() {
  const [state, setState] = useState<VendorState>('waiting')
  const [vendorToReturn, setVendorToReturn] = useState<VendorToCheck | null>(null)
  const list = useInfiniteQuery(vendorsQuery(useApi(), useSession().user?.id ?? '', state))
  const vendors = list.data?.pages.flatMap((page) => page.vendors) ?? []
  const waiting = list.data?.pages[0]?.waiting ?? 0
  return (
    <div className="paged-list">
      <PageHeader title={text.title} description={waiting > 0 ? text.waiting(waiting) : text.lead} />
      <ToggleGroup
        label={text.state}
        items={VENDOR_STATES.map((value) => ({ value, label: text.states[value] }))}
        value={state}
        onValueChange={setState}
      />
      <PagedList
        list={list}
        count={vendors.length}
        text={text.list}
        empty={<EmptyState title={text.empty[state]} headingLevel={2} />}
      >
        <ul className="records plain-list" role="list">
          {vendors.map((vendor) => (
            <li key={vendor.vendor_id}>
              <VendorCard vendor={vendor} onRequestChanges={() => setVendorToReturn(vendor)} />
            </li>
          ))}
        </ul>
      </PagedList>
      <RequestChangesDialog vendor={vendorToReturn} onClose={() => setVendorToReturn(null)} />
    </div>
  )
}

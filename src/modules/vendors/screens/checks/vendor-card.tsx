import type { ReactNode } from 'react'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { DefinitionList } from '#ui/definition-list.tsx'
import { formatDateTime } from '#ui/format/date.ts'
import { StatusBadge } from '#ui/status-badge.tsx'
import type { VendorToCheck } from '../../contract/vendor-checks.ts'
import { VendorAccount } from './vendor-account.tsx'
import { vendorsText as text } from './vendors.text.ts'
import { useVendorVerdict } from './vendors-client.ts'

type Profile = NonNullable<VendorToCheck['profile']>

/** Shows one vendor: the profile, the payout account, and the buttons to verify either. */
export function VendorCard({ vendor, onRequestChanges }: { vendor: VendorToCheck; onRequestChanges: () => void }) {
  const { profile, account, vendor_id: vendorId } = vendor
  const name = profile?.company ?? account?.name ?? text.noProfile
  const verdict = useVendorVerdict(() => undefined)
  const canDecide = profile !== null && profile.verified_at === null && profile.sent_back === null
  return (
    <Card padded as="article" className="record">
      <div className="record-head">
        <h2>{name}</h2>
        <p className="small soft">
          {text.bots(vendor.bots)}
          {profile && ` • ${text.changed(formatDateTime(profile.changed_at))}`}
        </p>
      </div>
      {profile ? <ProfileState profile={profile} /> : <p className="soft">{text.noProfileNote}</p>}
      <DefinitionList
        items={[
          ...(profile ? factsOf(profile) : []),
          {
            term: text.account,
            description: account ? <VendorAccount vendorId={vendorId} account={account} /> : text.noAccount,
          },
        ]}
      />
      {canDecide && (
        <div className="record-actions">
          <Button
            variant="line"
            size="small"
            pending={verdict.isPending}
            aria-label={text.verifyOf(name)}
            onClick={() => verdict.mutate({ vendorId, changedAt: profile.changed_at })}
          >
            {text.verify}
          </Button>
          <Button variant="danger-quiet" size="small" aria-label={text.sendBackOf(name)} onClick={onRequestChanges}>
            {text.sendBack}
          </Button>
        </div>
      )}
    </Card>
  )
}

function ProfileState({ profile }: { profile: Profile }) {
  if (profile.sent_back)
    return (
      <div>
        <StatusBadge state="attention">{text.sentBack(formatDateTime(profile.sent_back.at))}</StatusBadge>
        <p className="record-text">{profile.sent_back.reason}</p>
      </div>
    )
  if (profile.verified_at === null)
    return (
      <p>
        <StatusBadge state="idle">{text.unverified}</StatusBadge>
      </p>
    )
  return (
    <p className="record-facts">
      <StatusBadge state="good">{text.verified}</StatusBadge>
      {text.verifiedBy(profile.verified_by ?? text.someone, formatDateTime(profile.verified_at))}
    </p>
  )
}

function factsOf(profile: Profile): { term: string; description: ReactNode }[] {
  const { contact_name: contact, email, street, postcode, city, kvk, btw_id: btwId } = profile
  return [
    {
      term: text.contact,
      description: (
        <>
          {contact}, <a href={`mailto:${email}`}>{email}</a>
        </>
      ),
    },
    { term: text.address, description: `${street}, ${postcode} ${city}` },
    {
      term: text.kvk,
      description: (
        <>
          {kvk}{' '}
          <a
            className="small"
            href={`https://www.kvk.nl/zoeken/?q=${encodeURIComponent(kvk)}`}
            target="_blank"
            rel="noopener noreferrer"
            aria-label={text.kvkLookUp(kvk)}
          >
            {text.kvkLook}
          </a>
        </>
      ),
    },
    { term: text.btwId, description: btwId ?? text.none },
  ]
}

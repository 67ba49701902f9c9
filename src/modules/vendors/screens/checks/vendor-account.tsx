import { Button } from '#ui/button.tsx'
import { StatusBadge } from '#ui/status-badge.tsx'
import type { VendorToCheck } from '../../contract/vendor-checks.ts'
import { vendorsText as text } from './vendors.text.ts'
import { useAccountCheck, useRevealedAccount } from './vendors-client.ts'
import './vendors.css'

type Props = { vendorId: string; account: NonNullable<VendorToCheck['account']> }

/** Shows a vendor's payout account: masked, and whole once an administrator asked for it, which then allows checking it. */
export function VendorAccount({ vendorId, account }: Props) {
  const revealed = useRevealedAccount(vendorId)
  const check = useAccountCheck(vendorId)
  const whole = revealed.data?.iban
  return (
    <div className="vendor-account">
      <p>
        <code>{whole === undefined ? account.masked_iban : inFours(whole)}</code> {text.onNameOf(account.name)}
      </p>
      <p>
        {account.status === 'checked' ? (
          <StatusBadge state="good">{text.accountChecked}</StatusBadge>
        ) : (
          <StatusBadge state="attention">{text.accountUnchecked}</StatusBadge>
        )}
      </p>
      {whole === undefined && (
        <p className="record-facts">
          <Button
            variant="line"
            size="small"
            pending={revealed.isPending}
            aria-label={text.revealOf(account.name)}
            onClick={() => revealed.mutate()}
          >
            {text.reveal}
          </Button>
          {text.revealNote}
        </p>
      )}
      {whole !== undefined && account.status === 'unchecked' && (
        <p className="record-facts">
          <Button variant="line" size="small" pending={check.isPending} onClick={() => check.mutate(whole)}>
            {text.check}
          </Button>
          {text.checkNote}
        </p>
      )}
    </div>
  )
}

function inFours(iban: string): string {
  return iban.replace(/(.{4})(?=.)/g, '$1 ')
}

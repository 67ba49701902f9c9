import { useState } from 'react'
import { useApi } from '#platform/browser/api-context.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { DefinitionList } from '#ui/definition-list.tsx'
import { toastError } from '#ui/toast.ts'
import { type InvoiceRecipient, openBillingPortal } from '../contract.ts'
import { countryNames } from '../countries.text.ts'
import { HOME } from '../domain/countries.ts'
import { billingText as text } from './billing.text.ts'
import { messageOr } from './billing-client.ts'
import { navigateAway } from './navigate-away.ts'

/** Opens the provider's page for payment data; where it has none the button is disabled and says so (ACCT-04, AMB-143). */
export function PaymentCard({ hasPortal }: { hasPortal: boolean }) {
  const api = useApi()
  const [pending, setPending] = useState(false)
  const open = async (): Promise<void> => {
    setPending(true)
    try {
      const { url } = await api.call(openBillingPortal)
      await navigateAway(url)
    } catch (error) {
      toastError(text.changeFailed, messageOr(error, text.tryAgain))
    } finally {
      setPending(false)
    }
  }
  return (
    <Card padded as="section" className="billing-card">
      <h2 className="title-22">{text.payment}</h2>
      <p className="soft" id="billing-portal">
        {!hasPortal && <Badge>{text.soon}</Badge>} {hasPortal ? text.portalText : text.portalSoon}
      </p>
      <Button
        variant="line"
        disabled={!hasPortal}
        pending={pending}
        aria-describedby="billing-portal"
        onClick={() => void open()}
      >
        {text.portal}
      </Button>
    </Card>
  )
}

/** Shows the invoice recipient. */
export function BuyerCard({ buyer }: { buyer: InvoiceRecipient | null }) {
  return (
    <Card padded as="section" className="billing-card">
      <h2 className="title-22">{text.buyer}</h2>
      {buyer ? <DefinitionList items={factsOf(buyer)} /> : null}
      <p className="small soft">{buyer ? text.buyerChange : text.buyerNone}</p>
    </Card>
  )
}

function factsOf(buyer: InvoiceRecipient): { term: string; description: string }[] {
  const of = text.facts
  const company =
    buyer.kind === 'business'
      ? [
          { term: of.company, description: buyer.companyName },
          ...(buyer.kvkNumber ? [{ term: of.kvk, description: buyer.kvkNumber }] : []),
          ...(buyer.btwId ? [{ term: of.vatLabel, description: buyer.btwId }] : []),
        ]
      : []
  return [
    ...company,
    { term: buyer.kind === 'consumer' ? of.consumer : of.name, description: buyer.name },
    { term: of.address, description: addressOf(buyer) },
  ]
}

function addressOf({ street, postcode, city, country }: InvoiceRecipient): string {
  const town = `${postcode} ${city}`.trim()
  return country === HOME ? `${street}, ${town}` : `${street}, ${town}, ${countryNames[country]}`
}

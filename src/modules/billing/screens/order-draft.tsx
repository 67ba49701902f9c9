import { useState } from 'react'
import { useSession } from '#platform/browser/session-context.ts'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { type FieldErrors, textsOf } from '#ui/form-fields.ts'
import { formatDate } from '#ui/format/date.ts'
import { Notice } from '#ui/notice.tsx'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'
import type { Order } from '../contract.ts'
import { decideVat, needsVatIdCheck } from '../domain/decide-vat.ts'
import type { VatRegime } from '../domain/vat.ts'
import { toTypedVatId } from './check-order.ts'
import { InvoiceRecipientFields } from './invoice-recipient-fields.tsx'
import { orderText as text } from './order.text.ts'
import { OrderRentals } from './order-rentals.tsx'
import { OrderedItem, OrderPrice } from './order-summary.tsx'
import { PlanOffer } from './plan-offer.tsx'
import {
  orderFields,
  orderStorageKey,
  readSavedOrderFields,
  type SavedOrderFields,
  saveOrderFields,
} from './saved-order-fields.ts'
import { useAbandonOrder } from './use-abandon-order.ts'
import { useOrderForm } from './use-order-form.ts'
import { type TypedInvoiceRecipient, useVatIdCheck } from './use-vat-id-check.ts'
import { WorkingBots } from './working-bots.tsx'

/** Shows an order before confirmation: the invoice recipient, the terms, and one total directly above the button (AMB-037). */
export function OrderDraft({ order }: { order: Order }) {
  const { user } = useSession()
  const storageKey = orderStorageKey(user?.id ?? '', order.id)
  const [first] = useState(() => readSavedOrderFields(storageKey) ?? orderFields(order.buyer, user?.displayName ?? ''))
  const [typed, setTyped] = useState(() => typedBefore(first))
  const check = useVatIdCheck(typed)
  const decision = decideVat(typed, check.known)
  const regime = 'regime' in decision ? decision.regime : 'standard'
  const onTyped = (change: Partial<TypedInvoiceRecipient>) => setTyped((before) => ({ ...before, ...change }))
  const form = useOrderForm({ order, typed, regime, onTyped })
  const abandon = useAbandonOrder(order)
  return (
    <form
      className="order-columns"
      noValidate
      onSubmit={form.onSubmit}
      onInput={(event) => saveOrderFields(storageKey, textsOf(event.currentTarget))}
      aria-label={text.title}
    >
      <div className="card card-padded">
        <InvoiceRecipientFields
          typed={typed}
          onTyped={onTyped}
          check={check}
          isSimulated={order.is_simulated}
          first={first}
          errors={form.errors}
        />
      </div>
      <section className="card card-padded order-side" aria-labelledby="order-overview">
        <h2 id="order-overview">{text.overview}</h2>
        <OrderedItem order={order} Title="h3" />
        <p className="small soft">{order.kind === 'purchase' ? text.onceNote : text.perMonthNote}</p>
        {order.kind === 'plan' && (
          <p className="small soft">
            {text.planLimits} <WorkingBots />
          </p>
        )}
        {order.trial_ends_at && <Notice>{text.trial[order.kind](formatDate(order.trial_ends_at))}</Notice>}
        {order.plan_offer && order.bot && <PlanOffer offer={order.plan_offer} bot={order.bot} />}
        {order.rentals.length > 0 && <OrderRentals order={order} />}
        <Acceptances version={order.terms_version} isConsumer={typed.kind === 'consumer'} errors={form.errors} />
        {form.failure && (
          <Notice tone="error" live>
            {form.failure}
          </Notice>
        )}
        <div className="order-press">
          <OrderPrice order={order} regime={regime} />
          <RegimeNotice typed={typed} regime={regime} isOpen={'refusal' in decision} />
          <Button type="submit" size="large" full pending={form.pending} pendingLabel={text.pending}>
            {text.order}
          </Button>
        </div>
        <p className="small soft">{text.next}</p>
        <Button variant="quiet" size="small" pending={abandon.pending} onClick={abandon.start}>
          {text.giveUp}
        </Button>
      </section>
    </form>
  )
}

function typedBefore({ kind, country, btwId }: SavedOrderFields): TypedInvoiceRecipient {
  return { kind, country, btwId: toTypedVatId(btwId) }
}

/** Explains the total for a recipient abroad. */
function RegimeNotice({ typed, regime, isOpen }: { typed: TypedInvoiceRecipient; regime: VatRegime; isOpen: boolean }) {
  const note = needsVatIdCheck(typed) && isOpen ? text.notKnownYet : text.regimeNote[regime]
  return note && <p className="small soft">{note}</p>
}

type AcceptanceProps = { version: string; isConsumer: boolean; errors: FieldErrors }

/** Shows what the customer agrees to; the texts open beside the order, so that typed data is not lost. */
function Acceptances({ version, isConsumer, errors }: AcceptanceProps) {
  return (
    <div className="order-accept">
      <Checkbox
        name="acceptsTerms"
        error={errors['acceptsTerms']}
        hint={text.version(formatDate(version))}
        label={
          <>
            {text.terms} <Opened href="/voorwaarden">{text.termsLink}</Opened> {text.privacy}{' '}
            <Opened href="/privacy">{text.privacyLink}</Opened> {text.privacyRead}
          </>
        }
      />
      {isConsumer && (
        <Checkbox
          name="startsNow"
          error={errors['startsNow']}
          hint={
            <>
              {text.startsNowHint} <Opened href="/retouren-levering">{text.withdrawLink}</Opened>
            </>
          }
          label={text.startsNow}
        />
      )}
    </div>
  )
}

function Opened({ href, children }: { href: string; children: string }) {
  return (
    <a href={href} target="_blank" rel="noopener">
      {children}
      <VisuallyHidden> {text.newWindow}</VisuallyHidden>
    </a>
  )
}

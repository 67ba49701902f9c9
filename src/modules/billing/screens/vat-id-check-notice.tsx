import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { orderText } from './order.text.ts'
import type { VatIdCheck } from './use-vat-id-check.ts'

const text = orderText.vatIdCheck

type Props = { check: VatIdCheck; isHome: boolean; isSimulated: boolean }

/** Shows the result of a VAT number lookup. In the Netherlands it only warns; elsewhere errors are shown at the field. */
export function VatIdCheckNotice({ check, isHome, isSimulated }: Props) {
  const { known, isBusy } = check
  if (isBusy)
    return (
      <p className="small soft" role="status">
        {text.busy}
      </p>
    )
  if (known === null) return null
  if (known.by === 'form')
    return isHome ? (
      <p className="small soft" role="status">
        {text.onlyForm(isSimulated)}
      </p>
    ) : (
      <Notice tone="attention" live>
        {text.onlyFormTaxed(isSimulated)}
      </Notice>
    )
  if (known.status === 'valid')
    return (
      <Notice tone="success" live>
        {isHome ? text.valid : text.reversed}
      </Notice>
    )
  if (known.status === 'invalid')
    return isHome ? (
      <Notice tone="attention" live>
        {text.unknownAtHome}
      </Notice>
    ) : null
  return isHome ? null : (
    <Notice
      tone="attention"
      live
      action={
        <Button variant="line" size="small" onClick={check.again}>
          {text.again}
        </Button>
      }
    >
      {text.unavailable}
    </Notice>
  )
}

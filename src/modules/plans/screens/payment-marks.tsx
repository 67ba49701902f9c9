import './payment-marks.css'
import { plansText as text } from './plans.text.ts'

/** Our own symbols, not the trade marks: a bank, a monthly amount, a card. */
const DRAWINGS = {
  ideal: 'M12 2.5 21 7v2H3V7zM5 10.5h3v5H5zm5.5 0h3v5h-3zm5.5 0h3v5h-3zM3 17h18v3H3z',
  sepa: 'M3 6h12V2.5L21.5 8 15 13.5V10H3zM21 14.5H9V11l-6.5 5.5L9 22v-3.5h12z',
  card: 'M2.5 4.5h19v3h-19zM2.5 10h19v9.5h-19zM5 14.5V17h5v-2.5z',
} as const

/** Shows the payment methods by name (HOME-06). */
export function PaymentMarks() {
  return (
    <ul className="payment-marks" role="list">
      {text.methods.map(({ sign, name }) => (
        <li key={sign} data-sign={sign}>
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d={DRAWINGS[sign]} fill="currentColor" fillRule="evenodd" />
          </svg>
          {name}
        </li>
      ))}
    </ul>
  )
}

/** What stands above every page of money while payments are simulated: to who buys, and to a maker. */
export const simulatedPaymentsText = {
  buyer: 'Betalingen zijn hier gesimuleerd: er gaat geen geld om.',
  vendor: 'Betalingen zijn hier gesimuleerd: er gaat geen geld om, en wat je zo verdient, betalen we niet uit.',
} as const

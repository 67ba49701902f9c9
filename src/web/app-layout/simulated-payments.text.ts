/** The notice above every page about money while payments are simulated: for customers and for vendors. */
export const simulatedPaymentsText = {
  buyer: 'Betalingen zijn hier gesimuleerd: er gaat geen geld om.',
  vendor: 'Betalingen zijn hier gesimuleerd: er gaat geen geld om, en wat je zo verdient, betalen we niet uit.',
} as const

/** What stands above every page of money while payments are simulated. */
export const simulatedPaymentsText =
  'Betalingen zijn hier gesimuleerd: er gaat geen geld om, en wat makers zo verdienen, betalen we niet uit.'

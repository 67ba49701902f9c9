/** The version of the terms and of the privacy statement that an order is accepted under: the day on which they were last changed. */
export const TERMS_VERSION = '2026-11-01'

/** The version of the terms and of the privacy statement: the day of their last change, as both pages show it. */
export const TERMS_VERSION = '2026-11-23'

/** The capabilities of this module that plans sell (AMB-190). */
export const LEAD_CAPABILITIES = ['lead-score'] as const

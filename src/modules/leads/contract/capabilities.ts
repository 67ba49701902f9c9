/** What plans sell and this module can do (AMB-190). */
export const LEAD_CAPABILITIES = ['lead-score'] as const

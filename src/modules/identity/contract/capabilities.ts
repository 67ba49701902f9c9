/** The capabilities of this module that plans sell (AMB-190). */
export const IDENTITY_CAPABILITIES = ['second-factor'] as const

/** What plans sell and this module can do (AMB-190). */
export const IDENTITY_CAPABILITIES = ['second-factor'] as const

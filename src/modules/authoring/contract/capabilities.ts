/** The capabilities of this module that plans sell (AMB-190). */
export const AUTHORING_CAPABILITIES = ['bot-publishing'] as const

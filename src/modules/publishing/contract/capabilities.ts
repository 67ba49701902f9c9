/** What plans sell and this module can do (AMB-190). */
export const PUBLISHING_CAPABILITIES = ['bot-publishing'] as const

/** The topics of the contact form: those of PAGE-11, and the personal services that plans include (AMB-190). */
export const CONTACT_TOPICS = [
  'enterprise',
  'support-pack',
  'sales-pack',
  'ecom-pack',
  'onboarding-call',
  'success-manager',
  'strategy-session',
  'custom-integration',
  'plan-support',
] as const

/** A topic of the contact form. */
export type ContactTopic = (typeof CONTACT_TOPICS)[number]

/** What the contact form knows as topics: those of PAGE-11, and the services by people that plans include (AMB-190). */
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

/** What a visitor may come to the contact form for. */
export type ContactTopic = (typeof CONTACT_TOPICS)[number]

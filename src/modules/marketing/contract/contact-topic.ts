/** What the contact form knows as topics (PAGE-11). */
export const CONTACT_TOPICS = ['enterprise', 'support-pack', 'sales-pack', 'ecom-pack'] as const

/** What a visitor may come to the contact form for. */
export type ContactTopic = (typeof CONTACT_TOPICS)[number]

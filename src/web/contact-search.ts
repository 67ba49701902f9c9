import { CONTACT_TOPICS, type ContactTopic } from '#modules/marketing/contract.ts'

/** Keeps the topic of a question; an unknown one is set to undefined explicitly, because an omitted key would stay in the address. */
export function cleanContactSearch(raw: Record<string, unknown>): { topic?: ContactTopic | undefined } {
  return { topic: CONTACT_TOPICS.find((known) => known === raw['topic']) }
}

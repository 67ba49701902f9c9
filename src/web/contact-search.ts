import { CONTACT_TOPICS, type ContactTopic } from '#modules/marketing/contract.ts'

/** Keeps the topic of a question; an unknown one is taken out by name: what is merely left out would stay as it stands in the address. */
export function cleanContactSearch(raw: Record<string, unknown>): { topic?: ContactTopic | undefined } {
  return { topic: CONTACT_TOPICS.find((known) => known === raw['topic']) }
}

import { lazyPart } from '#ui/lazy-part.tsx'

/** What stands at the address of a bot that is not public; the page of one that is, which is weighed, does not fetch it. */
export const BotNotPublic = lazyPart(async () => (await import('./bot-not-public.tsx')).BotNotPublic)

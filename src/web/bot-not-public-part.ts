import { lazyPart } from '#ui/lazy-part.tsx'

/** Shown at the address of a bot that is not public; the page of a public bot, whose size is checked, does not fetch it. */
export const BotNotPublic = lazyPart(async () => (await import('./bot-not-public.tsx')).BotNotPublic)

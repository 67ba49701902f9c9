import type { Configuration, UserBot } from '#modules/activation/contract.ts'
import { connectText } from './connect.text.ts'

/** A problem that stops a publication from answering visitors: its texts, and the link to fix it. */
export interface PublicationProblem {
  readonly badge: string
  readonly title: string
  readonly text: string
  readonly link: { readonly href: string; readonly label: string }
}

/** Returns the first problem that stops widget and chat page from answering, apart from the bot's knowledge; null when there is none. */
export function publicationProblem(
  bot: { readonly id: string; readonly title: string },
  configuration: Pick<Configuration, 'config_valid'>,
  userBot: Pick<UserBot, 'active' | 'access_expired' | 'is_paused' | 'model_missing'> | null,
): PublicationProblem | null {
  const { incomplete, off, paused } = connectText.problems
  if (!configuration.config_valid) return { ...incomplete, link: linkTo(bot.id, 1) }
  if (!userBot?.active || userBot.access_expired)
    return { ...off, title: off.title(bot.title), link: linkTo(bot.id, 3) }
  if (userBot.is_paused || userBot.model_missing)
    return { ...paused, title: paused.title(bot.title), link: { href: '/my-bots', label: connectText.toMyBots } }
  return null
}

/** Returns the problem of a bot that has nothing to answer from. */
export function nothingReadProblem(bot: { readonly id: string; readonly title: string }): PublicationProblem {
  const { nothingRead } = connectText.problems
  return { ...nothingRead, title: nothingRead.title(bot.title), link: linkTo(bot.id, 2) }
}

const STEP_QUERIES = { 1: '', 2: '?stap=testen', 3: '?stap=activatie' } as const

/** Returns the link to a step of the wizard in which the bot is set up. */
export function linkTo(botId: string, step: keyof typeof STEP_QUERIES): PublicationProblem['link'] {
  return { href: `/my-bots/${botId}/inrichten${STEP_QUERIES[step]}`, label: connectText.toStep[step] }
}

import type { ReactNode } from 'react'
import type { BotDetail } from '#modules/catalogue/contract.ts'
import type { BotOffered } from '#modules/catalogue/screens/bot-side-card.tsx'
import { TrialChat, type TrialNext } from '#modules/runtime/screens/trial-chat.tsx'
import { trialSignUpOf, wizardPath } from '../bot-access.ts'

/** The reader of the page: whether signed in, and their access to the bot. */
export interface TrialReader {
  readonly isIn: boolean
  readonly offer: Pick<BotOffered, 'isKnown' | 'hasFreePlanSlot' | 'buyHref'>
}

/** Returns the next step after the free messages: an account is not asked to create one, nor to try a bot that it already has (AMB-037). */
export function trialNextOf(
  { id, pricing_model: model }: BotDetail,
  { isIn, offer }: TrialReader,
): TrialNext | undefined {
  const trial = trialSignUpOf(id)
  if (!isIn) return model === 'purchase' ? undefined : trial
  if (offer.isKnown || offer.hasFreePlanSlot || model === 'purchase') return { href: wizardPath(id), as: 'setup' }
  return { href: wizardPath(id), onPress: trial.onPress, as: 'trial' }
}

/**
 * Returns the chat of three free messages on a bot's page, from the runtime; undefined where it is switched off, and the page then says so (AMB-058).
 */
export function trialChatFor(bot: BotDetail, reader: TrialReader): ReactNode | undefined {
  if (!bot.demo_enabled) return undefined
  return (
    <TrialChat
      botId={bot.id}
      botTitle={bot.title}
      category={bot.category}
      sampleQuestions={bot.sample_questions}
      demoEnabled
      next={trialNextOf(bot, reader)}
    />
  )
}

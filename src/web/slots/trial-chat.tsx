import type { ReactNode } from 'react'
import type { BotDetail } from '#modules/catalogue/contract.ts'
import type { BotOffered } from '#modules/catalogue/screens/bot-side-card.tsx'
import { TrialChat, type TrialNext } from '#modules/runtime/screens/trial-chat.tsx'
import { trialSignUpOf, wizardPath } from '../bot-access.ts'

/** Who reads the page: whether signed in, and what he has of the bot. */
export interface TrialReader {
  readonly isIn: boolean
  readonly offer: Pick<BotOffered, 'isKnown' | 'hasFreePlanSlot' | 'buyHref'>
}

/** The way on after the free messages: nobody who has an account is asked to make one, nor to try what he has already (AMB-037). */
export function trialNextOf(
  { id, pricing_model: model }: BotDetail,
  { isIn, offer }: TrialReader,
): TrialNext | undefined {
  const trial = trialSignUpOf(id)
  if (!isIn) return model === 'purchase' ? undefined : trial
  if (offer.isKnown || offer.hasFreePlanSlot || model === 'purchase') return { href: wizardPath(id), as: 'setup' }
  return { href: wizardPath(id), onPress: trial.onPress, as: 'trial' }
}

/** The chat of three free messages on a bot's page, from the runtime; undefined where it is switched off, and the page then says so (AMB-058). */
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

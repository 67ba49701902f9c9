import type { ReactNode } from 'react'
import type { BotDetail } from '#modules/catalogue/contract.ts'
import { TrialChat } from '#modules/runtime/screens/trial-chat.tsx'
import { trialSignUpOf } from '../bot-access.ts'

/** The chat of three free messages on a bot's page, from the runtime; undefined where it is switched off, and the page then says so (AMB-058). */
export function trialChatFor(bot: BotDetail): ReactNode | undefined {
  if (!bot.demo_enabled) return undefined
  return (
    <TrialChat
      botId={bot.id}
      botTitle={bot.title}
      category={bot.category}
      sampleQuestions={bot.sample_questions}
      demoEnabled
      signUp={bot.pricing_model !== 'purchase' ? trialSignUpOf(bot.id) : undefined}
    />
  )
}

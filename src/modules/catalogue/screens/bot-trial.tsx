import type { ReactNode } from 'react'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import type { BotDetail } from '../contract.ts'
import { canBeRented } from '../domain/pricing-model.ts'
import { botText as text } from './bot.text.ts'
import { euros } from './price-text.ts'

/**
 * Shows the free trial chat with the order of the costs below it, in which only a bot that can be rented has a trial; without a demo its button is
 * disabled (BOT-02, BOT-03, AMB-058).
 */
export function BotTrial({ bot, trialChat }: { bot: BotDetail; trialChat?: ReactNode }) {
  const works = bot.demo_enabled && trialChat !== undefined
  return (
    <section aria-labelledby="bot-try" className="bot-trial">
      <h2 id="bot-try">{text.try}</h2>
      {works ? (
        trialChat
      ) : (
        <Card padded className="bot-no-demo">
          <Button disabled>{text.try}</Button>
          <p className="soft">{text.demoSoon}</p>
        </Card>
      )}
      <ol className="bot-costs" role="list" aria-label={text.costs}>
        <li data-now="">
          <strong>{text.costFree}</strong>
          <span>{text.costFreeNote}</span>
        </li>
        {canBeRented(bot.pricing_model) && (
          <li>
            <strong>{text.costTrial}</strong>
            <span>{text.costTrialNote}</span>
          </li>
        )}
        <li>
          <strong>
            {bot.monthly_price === null
              ? text.costOnce(euros(bot.price ?? 0))
              : text.costMonth(euros(bot.monthly_price))}
          </strong>
          <span>{text.costMonthNote}</span>
        </li>
      </ol>
    </section>
  )
}

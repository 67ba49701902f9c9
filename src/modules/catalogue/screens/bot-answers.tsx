import { formatDate } from '#ui/format/date.ts'
import { Turn } from '#ui/turn.tsx'
import type { BotDetail, SampleAnswer } from '../contract.ts'
import { botText as text } from './bot.text.ts'

/**
 * Shows the results of the product's own test of the sample company with the date: questions that were answered and one that was refused. Absent
 * before the first test.
 */
export function BotAnswers({ bot }: { bot: BotDetail }) {
  if (bot.sample_answers.length === 0 || bot.sample_tested_at === null) return null
  const answered = bot.sample_answers.filter((one) => one.outcome === 'answered')
  const refused = bot.sample_answers.filter((one) => one.outcome === 'refused')
  return (
    <section aria-labelledby="bot-answers">
      <h2 id="bot-answers">{text.answers}</h2>
      <p className="measure bot-paragraph soft">
        {text.answersNote(formatDate(bot.sample_tested_at))}
        {bot.sample_answers.some((one) => one.demo) && ` ${text.answersDemo}`}
      </p>
      <Tested title={text.answered} tested={answered} bot={bot} />
      <Tested title={text.notAnswered} tested={refused} bot={bot} />
    </section>
  )
}

function Tested({ title, tested, bot }: { title: string; tested: readonly SampleAnswer[]; bot: BotDetail }) {
  if (tested.length === 0) return null
  return (
    <div className="bot-tested">
      <h3>{title}</h3>
      <ul className="plain-list" role="list">
        {tested.map((one) => (
          <li key={one.question}>
            <details className="bot-question">
              <summary>{one.question}</summary>
              <div className="chat">
                <Turn from="assistant" speaker={bot.title} seed={bot.id} category={bot.category} source={one.source}>
                  {one.answer}
                </Turn>
              </div>
            </details>
          </li>
        ))}
      </ul>
    </div>
  )
}

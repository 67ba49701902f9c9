import { formatDate } from '#ui/format/date.ts'
import { SectionHeader } from '#ui/section-header.tsx'
import type { VendorDashboard } from '../contract.ts'
import { vendorAreaText as text } from './vendor-area.text.ts'

/** Shows the questions that the sample companies of the vendor's bots could not answer: input for a next version. */
export function UnansweredList({ questions }: { questions: VendorDashboard['unanswered'] }) {
  return (
    <section className="vendor-figures">
      <SectionHeader title={text.questions} note={questions.length > 0 ? questions.length : undefined} />
      <p className="small soft">{text.questionsNote}</p>
      {questions.length === 0 ? (
        <p className="soft">{text.noQuestions}</p>
      ) : (
        <ul className="plain-list vendor-questions">
          {questions.map((one) => (
            <li key={`${one.bot_id}${one.asked_at}`}>
              <p>{one.question}</p>
              <p className="small soft">{text.asked(one.title, formatDate(one.asked_at))}</p>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

import { DefinitionList } from '#ui/definition-list.tsx'
import { formatDecimal, formatNumber } from '#ui/format/number.ts'
import { Notice } from '#ui/notice.tsx'
import { Turn } from '#ui/turn.tsx'
import { trialBenchText as text } from './trial-bench.text.ts'
import type { TriedAnswer } from './use-trial-bench.ts'

type Props = { answer: TriedAnswer; isStale: boolean; botId: string | null; category: string }

/**
 * Shows one try: the answer as a visitor reads it, what gave it, the passages found, its cost, and the whole prompt, also where no model was asked.
 */
export function TrialBenchAnswer({ answer, isStale, botId, category }: Props) {
  const { outcome, passages, prompt } = answer
  const promptTitle = answer.answered_by === 'model' ? text.prompt : text.promptUnsent
  return (
    <section className="stack" aria-label={text.answer}>
      {isStale && <p className="small attention">{text.stale}</p>}
      <div className="chat">
        {answer.question !== '' && <Turn from="user">{answer.question}</Turn>}
        {answer.answer !== '' && (
          <Turn from="assistant" {...(botId && category ? { seed: botId, category } : {})}>
            {answer.answer}
          </Turn>
        )}
      </div>
      {outcome === 'failed' && (
        <Notice tone="error" title={text.failedTitle}>
          {answer.reason}
        </Notice>
      )}
      {outcome === 'refused' && (
        <Notice tone="attention" title={text.refusedTitle}>
          {answer.reason ?? text.refused}
        </Notice>
      )}
      <AnsweredBy by={answer.answered_by} />
      <DefinitionList items={facts(answer)} />
      {answer.answered_by !== 'endpoint' && (
        <div>
          <h3 className="bench-title">{text.passages}</h3>
          {passages.length === 0 && <p className="small soft">{text.noPassages}</p>}
          <ul className="plain-list bench-passages">
            {passages.map((passage, at) => (
              <li key={at}>
                <strong className="small">{passage.title}</strong>
                <p>{passage.text}</p>
              </li>
            ))}
          </ul>
        </div>
      )}
      {prompt !== null && (
        <details className="bench-more" open>
          <summary>{promptTitle}</summary>
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls must be reachable by keyboard */}
          <pre className="bench-prompt" tabIndex={0} role="region" aria-label={promptTitle}>
            {prompt}
          </pre>
        </details>
      )}
    </section>
  )
}

function AnsweredBy({ by }: { by: TriedAnswer['answered_by'] }) {
  if (by === 'pages') return <Notice tone="attention">{text.byPages}</Notice>
  return <p className="small soft">{by === 'model' ? text.byModel : text.byEndpoint}</p>
}

function facts(answer: TriedAnswer) {
  const { answered_by: by, duration_ms: ms, tokens_in: tokensIn, tokens_out: tokensOut } = answer
  return [
    {
      term: text.duration,
      description: durationOf(ms),
    },
    {
      term: text.tokens,
      description:
        tokensIn + tokensOut === 0 ? text.noTokens[by] : text.tokensOf(formatNumber(tokensIn), formatNumber(tokensOut)),
    },
  ]
}

function durationOf(ms: number): string {
  if (ms < 1) return text.instant
  return ms < 1000 ? text.milliseconds(formatNumber(Math.round(ms))) : text.seconds(formatDecimal(ms / 1000))
}

import { Badge } from '#ui/badge.tsx'
import { StatusBadge } from '#ui/status-badge.tsx'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'
import type { SmokeRun } from '../contract.ts'
import { highlightWords } from './highlight-words.ts'
import { durationText, errorText, RUN_STATES, smokeText as text } from './smoke.text.ts'

/** Shows one test of a bot: its status and question, and when opened the expectation and the answer. A failed test is open. */
export function SmokeRunRow({ run }: { run: SmokeRun }) {
  const { state, word } = RUN_STATES[run.status]
  const isAsked = run.status === 'passed' || run.status === 'failed'
  const head = (
    <>
      <StatusBadge state={state}>{word}</StatusBadge>
      <span className="smoke-question">{run.test_input}</span>
      {run.duration_ms !== null && <span className="small soft smoke-duration">{durationText(run.duration_ms)}</span>}
    </>
  )
  if (!isAsked) return <p className="smoke-run-head">{head}</p>
  return (
    <details className="smoke-run" open={run.status === 'failed'}>
      <summary className="smoke-run-head">{head}</summary>
      <RunDetails run={run} />
    </details>
  )
}

function RunDetails({ run }: { run: SmokeRun }) {
  const error = errorText(run.error)
  const hasAnswer = run.response !== null && run.response !== ''
  return (
    <div className="smoke-details">
      {error && <p className="smoke-error">{error}</p>}
      <Words run={run} />
      {(hasAnswer || !error) && <h5>{text.answer}</h5>}
      {hasAnswer ? <Answer run={run} /> : !error && <p className="soft">{text.noAnswer}</p>}
    </div>
  )
}

function Words({ run }: { run: SmokeRun }) {
  if (run.expects_refusal) return <p className="small soft">{text.expectsRefusal}</p>
  if (run.expected_keywords.length === 0) return <p className="small soft">{text.noWords}</p>
  return (
    <>
      <h5>{text.expected}</h5>
      <ul className="smoke-words plain-list">
        {run.expected_keywords.map((word) => {
          const isFound = run.found_keywords.includes(word)
          return (
            <li key={word}>
              <Badge tone={isFound ? 'green' : 'line'}>
                {word}: {isFound ? text.found : text.missing}
              </Badge>
            </li>
          )
        })}
      </ul>
    </>
  )
}

function Answer({ run }: { run: SmokeRun }) {
  const parts = highlightWords(run.response ?? '', {
    expected: run.expected_keywords,
    forbidden: run.forbidden_keywords,
  })
  return (
    <p className="smoke-answer">
      {parts.map(({ text: piece, kind }, at) =>
        kind === 'plain' ? (
          <span key={at}>{piece}</span>
        ) : (
          <mark key={at} data-kind={kind}>
            {kind === 'forbidden' && <VisuallyHidden>{`[${text.forbidden}: `}</VisuallyHidden>}
            {piece}
            {kind === 'forbidden' && <VisuallyHidden>]</VisuallyHidden>}
          </mark>
        ),
      )}
    </p>
  )
}

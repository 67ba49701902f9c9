import type { CheckResult } from '#modules/authoring/contract.ts'
import { Badge } from '#ui/badge.tsx'
import { CHECK_NAMES, OUTCOMES, reviewText as text } from './review.text.ts'

/** Summarises the findings of the checks: names those that need a look, counts those that passed. */
export function CheckBadges({ checks }: { checks: readonly CheckResult[] }) {
  if (checks.length === 0) return <Badge tone="line">{text.noChecks}</Badge>
  return (
    <ul className="check-badges plain-list" aria-label={text.checks}>
      {OUTCOMES.map(({ outcome, tone, word }) => {
        const found = checks.filter((check) => check.outcome === outcome)
        if (found.length === 0) return null
        const names = found.map((check) => CHECK_NAMES[check.key]).join(', ')
        const isQuiet = outcome === 'passed' || outcome === 'skipped'
        return (
          <li key={outcome}>
            <Badge tone={tone}>{isQuiet ? `${found.length} ${word}` : `${names}: ${word}`}</Badge>
          </li>
        )
      })}
    </ul>
  )
}

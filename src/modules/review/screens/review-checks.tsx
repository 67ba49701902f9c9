import type { CheckResult } from '#modules/authoring/contract.ts'
import { StatusBadge } from '#ui/status-badge.tsx'
import { CHECK_NAMES, OUTCOMES, reviewText as shared } from './review.text.ts'
import { detailsText as text } from './review-details.text.ts'

/** Shows the product's own checks, those that need a look first, each with question and answer. */
export function ReviewChecks({ checks }: { checks: readonly CheckResult[] }) {
  const sorted = OUTCOMES.flatMap(({ outcome, state, word }) =>
    checks.filter((check) => check.outcome === outcome).map((check) => ({ check, state, word })),
  )
  return (
    <section aria-labelledby="review-checks" className="review-part">
      <h2 id="review-checks">{shared.checks}</h2>
      <p className="small soft">{checks.length === 0 ? shared.noChecks : text.checksNote}</p>
      <ul className="review-checks plain-list">
        {sorted.map(({ check, state, word }, at) => (
          <li key={`${check.key} ${at}`}>
            <p className="review-check-head">
              <strong>{CHECK_NAMES[check.key]}</strong>
              <StatusBadge state={state}>{word}</StatusBadge>
            </p>
            <p>{check.message}</p>
            {check.asked !== undefined && (
              <dl className="review-asked">
                <dt>{text.asked}</dt>
                <dd>{check.asked}</dd>
                {check.answered !== undefined && (
                  <>
                    <dt>{text.answered}</dt>
                    <dd>{check.answered}</dd>
                  </>
                )}
              </dl>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { CategorySign } from '#ui/category-sign.tsx'
import { DefinitionList } from '#ui/definition-list.tsx'
import { formatDateTime } from '#ui/format/date.ts'
import { formatNumber, formatPercent } from '#ui/format/number.ts'
import { categoryKey } from '#ui/tile-palette.ts'
import { SMOKE_CATEGORIES } from '../contract.ts'
import { BatchProgress } from './batch-progress.tsx'
import { CATEGORY_NAMES, smokeText as text } from './smoke.text.ts'
import type { SmokeTests } from './smoke-client.ts'
import { useStartBatch } from './use-smoke-batches.ts'

type Props = { summary: SmokeTests['categories'][number] }

/** Shows one category: how many bots are configured, the share of the newest answers that passed, and the button to ask them all (ADMIN-07). */
export function CategoryCard({ summary }: Props) {
  const { batch, counts, configured, tests } = summary
  const { name, sign } = CATEGORY_NAMES[summary.category] ?? { name: summary.category, sign: summary.category }
  const start = useStartBatch()
  const category = SMOKE_CATEGORIES.find((one) => one === summary.category)
  const isTested = counts.passed + counts.failed > 0
  return (
    <Card padded as="li" className="smoke-card" data-category={categoryKey(sign)}>
      <h3>
        <CategorySign category={sign} />
        {name}
      </h3>
      <p className="smoke-rate">
        <span
          className="smoke-rate-value"
          data-tested={isTested ? (summary.pass_rate < 50 ? 'low' : 'well') : undefined}
        >
          {isTested ? formatPercent(summary.pass_rate / 100) : text.noRate}
        </span>
        <span className="small soft">{isTested ? text.passRate : text.neverTested}</span>
      </p>
      <DefinitionList
        layout="spread"
        items={[
          { term: text.configured, description: formatNumber(configured) },
          { term: text.passed, description: formatNumber(counts.passed) },
          { term: text.failed, description: formatNumber(counts.failed) },
          { term: text.running, description: formatNumber(counts.running) },
        ]}
      />
      <p className="small soft smoke-when">
        {text.configuredNote(tests)}
        {batch?.ended_at && isTested && <br />}
        {batch?.ended_at && isTested && text.lastTested(formatDateTime(batch.ended_at))}
      </p>
      {batch?.status === 'running' && batch.category !== null && (
        <BatchProgress name={name} batchId={batch.id} counts={counts} />
      )}
      <Button
        full
        variant="line"
        size="small"
        pending={start.isPending}
        pendingLabel={text.starting}
        aria-label={text.testAllOf(name)}
        onClick={() => category && start.mutate(category)}
      >
        {text.testAll}
      </Button>
    </Card>
  )
}

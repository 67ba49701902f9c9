import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useApi } from '#platform/browser/api-context.ts'
import { useSession } from '#platform/browser/session-context.ts'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { Skeleton, SkeletonGroup } from '#ui/skeleton.tsx'
import { toastError } from '#ui/toast.ts'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'
import type { SmokeBatch } from '../contract.ts'
import { BatchProgress } from './batch-progress.tsx'
import { CategoryCard } from './category-card.tsx'
import { FailingBots } from './failing-bots.tsx'
import { resultGroups } from './result-groups.ts'
import { RunResults } from './run-results.tsx'
import { CATEGORY_NAMES, smokeText as text } from './smoke.text.ts'
import { type SmokeTests, smokeTestsQuery } from './smoke-client.ts'
import { useStartBatch } from './use-smoke-batches.ts'
import './smoke.css'

/** Shows the health tests: a card for each category, the failing bots, and the result of each test (ADMIN-07, ADMIN-08, ADMIN-12). */
export function SmokeTestsScreen() {
  const tests = useQuery(smokeTestsQuery(useApi(), useSession().user?.id ?? ''))
  const start = useStartBatch()
  useEffect(() => {
    if (tests.isError) toastError(text.loadFailed)
  }, [tests.isError])
  const startAll = (
    <Button variant="line" size="small" pending={start.isPending} onClick={() => start.mutate(null)}>
      {text.testEverything}
    </Button>
  )
  return (
    <div className="smoke">
      <PageHeader title={text.title} description={text.lead} actions={tests.data && startAll} />
      {tests.isPending && <SmokeSkeleton />}
      {tests.isError && tests.data === undefined && (
        <ErrorState
          message={text.loadFailed}
          description={text.loadFailedNote}
          retryLabel={text.retry}
          pending={tests.isFetching}
          onRetry={() => void tests.refetch()}
        />
      )}
      {tests.data && <Results tests={tests.data} />}
    </div>
  )
}

function Results({ tests }: { tests: SmokeTests }) {
  const cardBatches = new Set(tests.categories.map(({ batch }) => batch?.id))
  // The running batches without a card of their own: of every category at once, nightly, and of generic.
  const others = tests.batches.filter(
    ({ id, status, category }) => status === 'running' && (category === null || !cardBatches.has(id)),
  )
  return (
    <>
      {others.map((batch) => {
        const name = nameOf(batch, tests.runs)
        return (
          <Card padded key={batch.id} className="smoke-running">
            <p>{name}</p>
            <BatchProgress name={name} batchId={batch.id} counts={batch.counts} />
          </Card>
        )
      })}
      <section>
        <VisuallyHidden>
          <h2>{text.cards}</h2>
        </VisuallyHidden>
        <ul className="smoke-cards plain-list">
          {tests.categories.map((summary) => (
            <CategoryCard key={summary.category} summary={summary} />
          ))}
        </ul>
      </section>
      <FailingBots health={tests.health} />
      <RunResults groups={resultGroups(tests)} />
    </>
  )
}

function nameOf({ kind, category, bot_id }: SmokeBatch, runs: SmokeTests['runs']): string {
  if (kind === 'daily') return text.nightly
  if (bot_id !== null) return runs.find((run) => run.bot_id === bot_id)?.bot_title ?? text.singleBot
  return category === null ? text.everyCategory : (CATEGORY_NAMES[category]?.name ?? category)
}

function SmokeSkeleton() {
  return (
    <SkeletonGroup label={text.loading}>
      <div className="smoke-cards">
        {Array.from({ length: 4 }, (_, card) => (
          <Skeleton key={card} shape="block" width="full" />
        ))}
      </div>
      <Skeleton shape="title" width="third" />
      <Skeleton shape="block" width="full" />
    </SkeletonGroup>
  )
}

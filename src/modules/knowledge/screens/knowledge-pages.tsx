import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useApi } from '#platform/browser/api-context.ts'
import { ApiFailure } from '#platform/http/api-client.ts'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { ProgressBlocks } from '#ui/progress-blocks.tsx'
import { Skeleton, SkeletonGroup } from '#ui/skeleton.tsx'
import { toastError } from '#ui/toast.ts'
import { type Knowledge, refreshKnowledge } from '../contract.ts'
import { countPages } from './count-pages.ts'
import { ExtraPagesForm } from './extra-pages-form.tsx'
import { knowledgeText as text } from './knowledge.text.ts'
import { knowledgeQuery } from './knowledge-client.ts'
import './knowledge.css'
import { PageList } from './page-list.tsx'
import { hostsOf, pageStateOf } from './page-state.ts'
import { ReadingNotice } from './reading-notice.tsx'

/** How long after a save a reading may take to start. */
const EXPECTED_MS = 8000
/** How many pages are read at once. */
const AT_ONCE = 4

type Props = { configId: string; botTitle: string; onFix: () => void }

/**
 * Shows a configuration's pages while they are read: n of m, the result of each page, warnings with a way to fix them, and extra pages (AMB-129).
 * Its parts keep their height, so that nothing below moves.
 */
export function KnowledgePages({ configId, botTitle, onFix }: Props) {
  const [isExpected, expect] = useExpectation()
  const query = useQuery(knowledgeQuery(useApi(), configId, isExpected))
  const knowledge = query.data
  return (
    <Card as="section" className="knowledge" aria-labelledby="knowledge-title">
      {knowledge && <Reading knowledge={knowledge} isExpected={isExpected} botTitle={botTitle} onFix={onFix} />}
      {knowledge && (
        <div className="knowledge-foot">
          <ReadAgainButton configId={configId} isReading={knowledge.reading} onReadingRequested={expect} />
          <ExtraPagesForm configId={configId} urls={knowledge.extra_urls} onSaved={expect} />
        </div>
      )}
      {!knowledge && (
        <div className="knowledge-head">
          <h2 id="knowledge-title">{text.title}</h2>
        </div>
      )}
      {!knowledge && (
        <div className="knowledge-loading">
          {query.isError ? (
            <ErrorState
              message={text.failed}
              retryLabel={text.retry}
              pending={query.isFetching}
              onRetry={() => void query.refetch()}
            />
          ) : (
            <LoadingPages />
          )}
        </div>
      )}
    </Card>
  )
}

type ReadingProps = { knowledge: Knowledge; isExpected: boolean; botTitle: string; onFix: () => void }

function Reading({ knowledge, isExpected, botTitle, onFix }: ReadingProps) {
  const isReading = knowledge.reading
  const waiting = knowledge.pages.filter((page) => page.status === 'waiting').slice(0, AT_ONCE)
  const pages = knowledge.pages.map((page) => {
    const isBeingRead = isReading && !knowledge.queued && waiting.includes(page)
    return { page, state: pageStateOf(page, { isReading, isBeingRead }) }
  })
  // The customer's own texts are there at once; only fetched pages count.
  const fetched = pages.filter(({ page }) => !page.is_text)
  const total = fetched.length
  const done = fetched.filter(({ page }) => page.status !== 'waiting').length
  const hosts = hostsOf(knowledge.pages)
  const counts = countPages(fetched.map(({ page }) => page))
  return (
    <>
      <div className="knowledge-head">
        <div>
          <h2 id="knowledge-title">{text.title}</h2>
          {hosts.length > 0 && <p className="small soft">{text.from(hosts.slice(0, 3).join(', '))}</p>}
        </div>
        {total > 0 && (
          <div className="knowledge-count figure" aria-live="polite">
            <p>
              <strong>{counts.read}</strong> {text.count(total)}
            </p>
            <p className="small">{text.tally(counts)}</p>
          </div>
        )}
      </div>
      <div className="knowledge-progress">
        {total > 0 && (
          <ProgressBlocks
            label={text.progress}
            done={done}
            total={total}
            spoken={text.spoken(done, total, counts.read)}
            marks={fetched.map(({ state }) => state.mark)}
          />
        )}
      </div>
      <div className="knowledge-state">
        <ReadingNotice knowledge={knowledge} isExpected={isExpected} pages={pages} botTitle={botTitle} onFix={onFix} />
      </div>
      {knowledge.pages.length === 0 && (isReading || isExpected) ? (
        <div className="knowledge-scroll knowledge-none">
          <LoadingPages />
        </div>
      ) : (
        <PageList pages={pages} />
      )}
    </>
  )
}

function ReadAgainButton({
  configId,
  isReading,
  onReadingRequested,
}: {
  configId: string
  isReading: boolean
  onReadingRequested: () => void
}) {
  const api = useApi()
  const queryClient = useQueryClient()
  const again = useMutation({
    mutationFn: () => api.call(refreshKnowledge, { body: { config_id: configId } }),
    onSuccess: (knowledge) => {
      queryClient.setQueryData(['knowledge', configId], knowledge)
      onReadingRequested()
    },
    onError: (error) => toastError(text.readAgainFailed, error instanceof ApiFailure ? error.message : undefined),
  })
  return (
    <Button
      variant="quiet"
      size="small"
      pending={again.isPending || isReading}
      pendingLabel={text.readingAgain}
      onClick={() => again.mutate()}
    >
      {text.readAgain}
    </Button>
  )
}

function LoadingPages() {
  return (
    <SkeletonGroup label={text.loading}>
      <Skeleton width="wide" />
      <Skeleton width="half" />
      <Skeleton width="wide" />
    </SkeletonGroup>
  )
}

/** Returns true for some seconds after the screen opens and after a request: a reading starts in the background. */
function useExpectation(): [boolean, () => void] {
  const [until, setUntil] = useState(1)
  useEffect(() => {
    if (until === 0) return
    const timer = setTimeout(() => setUntil(0), EXPECTED_MS)
    return () => clearTimeout(timer)
  }, [until])
  return [until > 0, () => setUntil((count) => count + 1)]
}

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useApi } from '#platform/browser/api-context.ts'
import { ApiFailure } from '#platform/http/api-client.ts'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { Notice } from '#ui/notice.tsx'
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
import { hostsOf, type PageState, pageName, pageStateOf } from './page-state.ts'

/** How long after a save a reading may take to begin. */
const EXPECTED_MS = 8000
/** How many pages are read at once. */
const AT_ONCE = 4

type Props = { configId: string; botTitle: string; onMend: () => void }

/** The pages of a configuration while they are read: n of m, per page what came of it, warnings with a way to mend, and extra pages (AMB-129). */
export function KnowledgePages({ configId, botTitle, onMend }: Props) {
  const [isExpected, expect] = useExpectation()
  const query = useQuery(knowledgeQuery(useApi(), configId, isExpected))
  const knowledge = query.data
  return (
    <Card as="section" className="knowledge" aria-labelledby="knowledge-title">
      {knowledge && <Reading knowledge={knowledge} botTitle={botTitle} onMend={onMend} />}
      {!knowledge && (
        <div className="knowledge-head">
          <h2 id="knowledge-title">{text.title}</h2>
        </div>
      )}
      {!knowledge && query.isError && (
        <ErrorState
          message={text.failed}
          retryLabel={text.retry}
          pending={query.isFetching}
          onRetry={() => void query.refetch()}
        />
      )}
      {!knowledge && !query.isError && <LoadingPages />}
      {knowledge && (
        <div className="knowledge-foot">
          <ReadAgainButton configId={configId} isReading={knowledge.reading} onAsked={expect} />
          <ExtraPagesForm configId={configId} urls={knowledge.extra_urls} onSaved={expect} />
        </div>
      )}
    </Card>
  )
}

function Reading({ knowledge, botTitle, onMend }: { knowledge: Knowledge; botTitle: string; onMend: () => void }) {
  const { done, total, reading } = knowledge
  const waiting = knowledge.pages.filter((page) => page.status === 'waiting').slice(0, AT_ONCE)
  const pages = knowledge.pages.map((page) => ({ page, state: pageStateOf(page, reading && waiting.includes(page)) }))
  const hosts = hostsOf(knowledge.pages)
  const counts = countPages(knowledge.pages)
  const tally = text.tally(counts)
  return (
    <>
      <div className="knowledge-head">
        <div>
          <h2 id="knowledge-title">{text.title}</h2>
          {total > 0 && (
            <p className="small soft">{hosts.length > 0 ? text.from(hosts.slice(0, 3).join(', ')) : text.ownText}</p>
          )}
        </div>
        <div className="knowledge-count figure" aria-live="polite">
          <p>
            <strong>{counts.read}</strong> {text.count(total)}
          </p>
          {tally !== '' && <p className="small">{tally}</p>}
        </div>
      </div>
      {total > 0 ? (
        <>
          <div className="knowledge-progress">
            <ProgressBlocks
              label={text.progress}
              done={done}
              total={total}
              spoken={text.spoken(done, total, counts.read)}
              marks={pages.map(({ state }) => state.mark)}
            />
          </div>
          <PageList pages={pages} />
          <Problems pages={pages} botTitle={botTitle} onMend={onMend} />
        </>
      ) : (
        <p className="knowledge-none soft">{text.none}</p>
      )}
    </>
  )
}

type ProblemsProps = {
  pages: readonly { page: Knowledge['pages'][number]; state: PageState }[]
  botTitle: string
  onMend: () => void
}

/** What could not be read as one warning; it never stops anybody. */
function Problems({ pages, botTitle, onMend }: ProblemsProps) {
  const [first, ...others] = pages.filter(({ state }) => state.problem !== null)
  if (!first) return null
  const name = pageName(first.page, false)
  const title =
    others.length > 0
      ? text.manyProblems(others.length + 1)
      : first.state.problem === 'thin'
        ? text.thinProblem(name)
        : text.oneProblem(name)
  return (
    <div className="knowledge-problems">
      <Notice tone="attention" title={title} live>
        {others.length === 0 && first.state.problem === 'failed' && first.state.note} {text.mendNote(botTitle)}{' '}
        <button type="button" className="text-button" onClick={onMend}>
          {text.mend}
        </button>{' '}
        {text.orContinue}
      </Notice>
    </div>
  )
}

function ReadAgainButton({
  configId,
  isReading,
  onAsked,
}: {
  configId: string
  isReading: boolean
  onAsked: () => void
}) {
  const api = useApi()
  const queryClient = useQueryClient()
  const again = useMutation({
    mutationFn: () => api.call(refreshKnowledge, { body: { config_id: configId } }),
    onSuccess: (knowledge) => {
      queryClient.setQueryData(['knowledge', configId], knowledge)
      onAsked()
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
    <div className="knowledge-none">
      <SkeletonGroup label={text.loading}>
        <Skeleton width="wide" />
        <Skeleton width="half" />
        <Skeleton width="wide" />
      </SkeletonGroup>
    </div>
  )
}

/** True for some seconds after the screen opens and after something was asked: a reading begins in the background. */
function useExpectation(): [boolean, () => void] {
  const [until, setUntil] = useState(1)
  useEffect(() => {
    if (until === 0) return
    const timer = setTimeout(() => setUntil(0), EXPECTED_MS)
    return () => clearTimeout(timer)
  }, [until])
  return [until > 0, () => setUntil((count) => count + 1)]
}

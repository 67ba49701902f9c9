import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { useStartBatch } from '#modules/health/screens/use-smoke-batches.ts'
import { ApiContext } from '#platform/browser/api-context.ts'
import { createApiClient } from '#platform/http/api-client.ts'
import { useReviewDecision } from './use-review-decision.ts'

/** Returns what a screen sends while the endpoint does not answer, when it acts several times in one go. */
async function sentBy(useDeed: () => () => void): Promise<unknown[]> {
  const sent: unknown[] = []
  const api = createApiClient({
    send: (_, { body }) => {
      sent.push(JSON.parse(String(body)))
      return new Promise(() => undefined)
    },
    token: () => null,
    publicKey: () => null,
  })
  let act = () => undefined as void
  function Screen() {
    act = useDeed()
    return null
  }
  renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <ApiContext value={api}>
        <Screen />
      </ApiContext>
    </QueryClientProvider>,
  )
  act()
  await new Promise((resolve) => setImmediate(resolve))
  return sent
}

it('a double click on a decision sends one, and a decision about another submission is sent beside it', async () => {
  const submission = { version_id: '0192f000-0000-7000-8000-0000000000b1', title: 'Tafelhulp' }
  const other = { ...submission, version_id: '0192f000-0000-7000-8000-0000000000b2' }
  for (const decision of ['approve', 'reject'] as const) {
    const sent = await sentBy(() => {
      const { mutate } = useReviewDecision()
      return () =>
        [submission, submission, other].forEach((one) => mutate({ submission: one, decision, feedback: 'Te vaag.' }))
    })
    expect(sent).toMatchObject([{ decision, version_id: submission.version_id }, { version_id: other.version_id }])
  }
})

it('a double click on a health test starts it once, and another category starts beside it', async () => {
  const sent = await sentBy(() => {
    const { mutate } = useStartBatch()
    return () => {
      for (const category of [null, null, 'horeca', 'horeca'] as const) mutate(category)
    }
  })
  expect(sent).toEqual([{}, { category: 'horeca' }])
})

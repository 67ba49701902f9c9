import { Suspense } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { lazyPart } from './lazy-part.tsx'

it('a lazy part is in the first page that the server renders', async () => {
  const Part = lazyPart(async () => ({ name }: { name: string }) => <p>{name}</p>)
  await Part.preload()
  expect(
    renderToString(
      <Suspense>
        <Part name="Balie" />
      </Suspense>,
    ),
  ).toBe('<!--$--><p>Balie</p><!--/$-->')
})

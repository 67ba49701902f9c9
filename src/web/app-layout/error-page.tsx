import { type ErrorComponentProps, useRouter } from '@tanstack/react-router'
import { useEffect, useTransition } from 'react'
import { Button } from '#ui/button.tsx'
import { buttonClass } from '#ui/button-class.ts'
import { EmptyTile } from '#ui/empty-tile.tsx'
import { Tile } from '#ui/tile.tsx'
import { shellText } from './shell.text.ts'

/** Shown inside the frame when a page itself fails; trying again refetches its data. The cause goes to the console, never on the screen. */
export function ErrorPage({ error, reset }: ErrorComponentProps) {
  const router = useRouter()
  const [isAsking, ask] = useTransition()
  useEffect(() => console.error(error), [error])
  const again = () =>
    ask(async () => {
      // The router caches the failure with the address, and the cache holds what could not be drawn: both would fail again.
      router.options.context.queryClient.removeQueries({ type: 'inactive' })
      await router.invalidate()
      reset()
    })
  return (
    <div className="container not-found">
      <div className="not-found-wall" aria-hidden="true">
        <EmptyTile category="Klantenservice" />
        <EmptyTile category="Horeca" />
        <Tile seed="storing-01" category="Marketing" />
        <EmptyTile category="Productiviteit" />
      </div>
      <div className="stack" role="alert">
        <h1 className="title-52">{shellText.errorTitle}</h1>
        <p className="soft measure">{shellText.errorMessage}</p>
        <div className="button-row">
          <Button pending={isAsking} onClick={again}>
            {shellText.retry}
          </Button>
          <a className={buttonClass({ variant: 'line' })} href="/">
            {shellText.notFoundHome}
          </a>
        </div>
      </div>
    </div>
  )
}

/** Shows the same where the frame itself failed, so that there is none around it. */
export function BareErrorPage(props: ErrorComponentProps) {
  return (
    <main id="inhoud" tabIndex={-1}>
      <ErrorPage {...props} />
    </main>
  )
}

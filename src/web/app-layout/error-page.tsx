import type { ErrorComponentProps } from '@tanstack/react-router'
import { useEffect } from 'react'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { shellText } from './shell.text.ts'

/** What shows when a page itself fails; the cause goes to the console, never on the screen. */
export function ErrorPage({ error, reset }: ErrorComponentProps) {
  useEffect(() => console.error(error), [error])
  return (
    <main className="container not-found" id="inhoud">
      <div className="stack">
        <h1 className="title-52">{shellText.errorTitle}</h1>
        <Notice tone="error" live>
          {shellText.errorMessage}
        </Notice>
        <p>
          <Button onClick={reset}>{shellText.retry}</Button>
        </p>
      </div>
    </main>
  )
}

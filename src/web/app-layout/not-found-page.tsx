import { useLocation } from '@tanstack/react-router'
import { useEffect } from 'react'
import { buttonClass } from '#ui/button-class.ts'
import { EmptyTile } from '#ui/empty-tile.tsx'
import { Tile } from '#ui/tile.tsx'
import { PublicPage } from './public-page.tsx'
import { shellText } from './shell.text.ts'

/** Shows the not-found page for any unknown path, which is logged to the console (ROUTE-27, AMB-012). */
export function NotFoundPage() {
  return (
    <PublicPage>
      <NotFoundContent />
    </PublicPage>
  )
}

/** The content of that page, for a path whose page is not in use here and that has a frame already. */
export function NotFoundContent() {
  const path = useLocation({ select: (location) => location.pathname })
  useEffect(() => console.error('404: no page at', path), [path])
  return (
    <>
      {/* No route matched, so none has a head: React puts this one in it. */}
      <title>{`${shellText.notFoundTitle} | Syvo`}</title>
      <div className="container not-found">
        <div className="not-found-wall" aria-hidden="true">
          <EmptyTile category="Klantenservice" />
          <Tile seed="zoekgeraakt-02" category="Productiviteit" />
          <EmptyTile category="Horeca" />
          <EmptyTile category="Marketing" />
        </div>
        <div className="stack">
          <h1 className="title-88">{shellText.notFoundCode}</h1>
          <p className="title-28">{shellText.notFoundTitle}</p>
          <p className="soft measure">{shellText.notFoundText}</p>
          <p>
            <a className={buttonClass()} href="/">
              {shellText.notFoundHome}
            </a>
          </p>
        </div>
      </div>
    </>
  )
}

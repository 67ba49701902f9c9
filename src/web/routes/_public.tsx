import { createFileRoute, Outlet } from '@tanstack/react-router'
import { BareErrorPage } from '../app-layout/error-page.tsx'
import { PublicPage } from '../app-layout/public-page.tsx'

/** The layout of the public pages, rendered by the server. */
export const Route = createFileRoute('/_public')({ component: PublicLayout, errorComponent: BareErrorPage })

function PublicLayout() {
  return (
    <PublicPage>
      <Outlet />
    </PublicPage>
  )
}

import { createFileRoute, Outlet } from '@tanstack/react-router'
import { BareErrorPage } from '../app-layout/error-page.tsx'
import { PublicPage } from '../app-layout/public-page.tsx'

/** Everything that anyone may see, rendered by the server. */
export const Route = createFileRoute('/_public')({ component: PublicLayout, errorComponent: BareErrorPage })

function PublicLayout() {
  return (
    <PublicPage>
      <Outlet />
    </PublicPage>
  )
}

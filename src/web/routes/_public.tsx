import { createFileRoute, Outlet } from '@tanstack/react-router'
import { PublicPage } from '../app-layout/public-page.tsx'

/** Everything that anyone may see, rendered by the server. */
export const Route = createFileRoute('/_public')({ component: PublicLayout })

function PublicLayout() {
  return (
    <PublicPage>
      <Outlet />
    </PublicPage>
  )
}

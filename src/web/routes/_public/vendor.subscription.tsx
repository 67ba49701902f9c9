import { createFileRoute, redirect } from '@tanstack/react-router'

/** A vendor's own plan is chosen where customers choose theirs, which leads on to the developer plans (ROUTE-24, AMB-010). */
export const Route = createFileRoute('/_public/vendor/subscription')({
  beforeLoad: () => {
    throw redirect({ to: '/pricing', replace: true })
  },
})

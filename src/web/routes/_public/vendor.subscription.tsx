import { createFileRoute, redirect } from '@tanstack/react-router'

/** Vendors choose their own plan on the page for customers, which leads to the developer plans (ROUTE-24, AMB-010). */
export const Route = createFileRoute('/_public/vendor/subscription')({
  beforeLoad: () => {
    throw redirect({ to: '/pricing', replace: true })
  },
})

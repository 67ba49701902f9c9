import { createFileRoute, redirect } from '@tanstack/react-router'
import { privateHead } from '../../page-head.ts'

/** The vendor's dashboard, which is not there yet: the page for vendors to be stands in for it and says what was activated (PAY-03, AMB-072). */
export const Route = createFileRoute('/_workspace/vendor/dashboard')({
  ssr: false,
  validateSearch: ({ activated }: Record<string, unknown>): { activated?: 'free' } =>
    activated === 'free' ? { activated } : {},
  head: privateHead('Maker-dashboard'),
  beforeLoad: ({ search }) => {
    throw redirect({ to: '/vendor/apply', search, replace: true })
  },
})

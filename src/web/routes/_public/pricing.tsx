import { createFileRoute } from '@tanstack/react-router'
import { planPricesQuery } from '#modules/plans/screens/plans-client.ts'
import { pageHead } from '../../page-head.ts'
import { PlansPage } from '../../plans-page.tsx'
import { cleanPlansSearch } from '../../plans-search.ts'

export const Route = createFileRoute('/_public/pricing')({
  validateSearch: cleanPlansSearch,
  loader: async ({ context }) => void (await context.queryClient.ensureQueryData(planPricesQuery(context.api))),
  head: ({ match }) =>
    pageHead(
      {
        title: 'Plannen en prijzen',
        description: 'Vier plannen met een vast bedrag per maand, inclusief btw. Begin gratis met één bot.',
        path: '/pricing',
      },
      match.context.site,
    ),
  component: PlansPage,
})

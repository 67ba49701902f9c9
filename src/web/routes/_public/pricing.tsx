import { createFileRoute } from '@tanstack/react-router'
import { pageHead } from '../../page-head.ts'
import { PlansPage } from '../../plans-page.tsx'
import { cleanPlansSearch } from '../../plans-search.ts'

export const Route = createFileRoute('/_public/pricing')({
  validateSearch: cleanPlansSearch,
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

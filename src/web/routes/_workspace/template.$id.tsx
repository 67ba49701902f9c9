import { createFileRoute, redirect } from '@tanstack/react-router'

/** The start template of a bot opens its configuration (ROUTE-10, AMB-006). */
export const Route = createFileRoute('/_workspace/template/$id')({
  beforeLoad: ({ params }) => {
    throw redirect({ to: '/my-bots/$botId/inrichten', params: { botId: params.id }, replace: true })
  },
})

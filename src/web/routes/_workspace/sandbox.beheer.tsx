import { createFileRoute } from '@tanstack/react-router'
import { SandboxManageScreen } from '#modules/payments/sandbox/screens/sandbox-manage-screen.tsx'
import { NotFoundContent } from '../../app-layout/not-found-page.tsx'
import { privateHead } from '../../page-head.ts'

export const Route = createFileRoute('/_workspace/sandbox/beheer')({
  head: privateHead('Proefomgeving'),
  component: () => <SandboxManageScreen notHere={<NotFoundContent />} />,
})

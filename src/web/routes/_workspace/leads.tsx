import { createFileRoute } from '@tanstack/react-router'
import { LeadsScreen } from '#modules/leads/screens/leads-screen.tsx'
import { privateHead } from '../../page-head.ts'

export const Route = createFileRoute('/_workspace/leads')({ head: privateHead('Leads'), component: LeadsScreen })

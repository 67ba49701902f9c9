import { activationOwnData } from '#modules/activation/public.ts'
import { billingLastPayout, billingLastShares, billingOwnData } from '#modules/billing/public.ts'
import { catalogueOwnData } from '#modules/catalogue/public.ts'
import { channelsOwnData } from '#modules/channels/public.ts'
import { identityOwnData, type OwnData, ownTables } from '#modules/identity/public.ts'
import { knowledgeOwnData } from '#modules/knowledge/public.ts'
import { leadsOwnData } from '#modules/leads/public.ts'
import { marketingOwnData } from '#modules/marketing/public.ts'
import { plansOwnData } from '#modules/plans/public.ts'
import { publishingOwnData } from '#modules/publishing/public.ts'
import { runtimeOwnData } from '#modules/runtime/public.ts'

/** Tables whose modules are still to come; each takes its own over. Credentials are not among the columns. */
const withoutModule = ownTables('follow_up', [
  {
    name: 'email_templates',
    pageRows: 20,
    columns: [
      'id',
      'name',
      'subject',
      'html_content',
      'text_content',
      'template_type',
      'variables',
      'created_at',
      'updated_at',
    ],
  },
  {
    name: 'integrations',
    columns: ['id', 'name', 'integration_type', 'config', 'active', 'last_sync', 'last_error', 'created_at'],
  },
  {
    name: 'automation_rules',
    columns: ['id', 'name', 'description', 'trigger_type', 'trigger_conditions', 'actions', 'active', 'created_at'],
  },
])

/** What every module keeps of an account, from the lowest module to the highest; an account is exported in this order and erased in the other. */
export const OWN_DATA: readonly OwnData[] = [
  identityOwnData,
  plansOwnData,
  catalogueOwnData,
  activationOwnData,
  billingOwnData,
  knowledgeOwnData,
  leadsOwnData,
  runtimeOwnData,
  channelsOwnData,
  publishingOwnData,
  marketingOwnData,
  withoutModule,
  billingLastShares,
  billingLastPayout,
]

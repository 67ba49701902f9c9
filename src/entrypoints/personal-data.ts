import { activationPersonalData } from '#modules/activation/public.ts'
import { authoringPersonalData } from '#modules/authoring/public.ts'
import { billingFinalPayout, billingFinalShares, billingPersonalData } from '#modules/billing/public.ts'
import { cataloguePersonalData } from '#modules/catalogue/public.ts'
import { channelsPersonalData } from '#modules/channels/public.ts'
import { healthPersonalData } from '#modules/health/public.ts'
import { identityPersonalData, type PersonalData, personalDataOfTables } from '#modules/identity/public.ts'
import { knowledgePersonalData } from '#modules/knowledge/public.ts'
import { leadsPersonalData } from '#modules/leads/public.ts'
import { marketingPersonalData } from '#modules/marketing/public.ts'
import { moderationPersonalData } from '#modules/moderation/public.ts'
import { plansPersonalData } from '#modules/plans/public.ts'
import { runtimePersonalData } from '#modules/runtime/public.ts'

/** Tables whose modules do not exist yet; each module takes its own over. Credentials are not among the columns. */
const withoutModule = personalDataOfTables('follow_up', [
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

/** The personal data of every module, from the lowest module to the highest; an account is exported in this order and erased in the reverse order. */
export const PERSONAL_DATA: readonly PersonalData[] = [
  identityPersonalData,
  plansPersonalData,
  cataloguePersonalData,
  activationPersonalData,
  billingPersonalData,
  knowledgePersonalData,
  leadsPersonalData,
  runtimePersonalData,
  channelsPersonalData,
  authoringPersonalData,
  healthPersonalData,
  moderationPersonalData,
  marketingPersonalData,
  withoutModule,
  billingFinalShares,
  billingFinalPayout,
]

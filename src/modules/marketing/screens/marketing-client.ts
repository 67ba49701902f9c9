import type { ApiClient } from '#platform/http/api-client.ts'
import { joinEarlyAccess, sendEnterpriseEmail } from '../contract.ts'

const MAILS = [
  { template_name: 'enterprise_welcome' },
  { template_name: 'enterprise_sneak_peek', delay_days: 14 },
  { template_name: 'enterprise_launch', delay_days: 30 },
] as const

/**
 * Joins the waiting list and requests its three mails (API-29). The sign-up has succeeded when this resolves; a mail that could not be
 * requested is logged to the console only (API-30).
 */
export async function claimEarlyAccess(
  api: ApiClient,
  entry: { name: string; email: string; company: string | null },
): Promise<void> {
  const { id } = await api.call(joinEarlyAccess, { body: entry })
  const { name, company } = entry
  for (const mail of MAILS) {
    api
      .call(sendEnterpriseEmail, {
        body: { ...mail, to: entry.email, variables: { name, company }, enterprise_signup_id: id },
      })
      .catch((error: unknown) => console.error(`De mail ${mail.template_name} kon niet worden gevraagd.`, error))
  }
}

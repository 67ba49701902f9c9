/** What a company is called in its chat: as its branding says, else by its bot (AMB-141). */
export function companyNameOf(branding: Readonly<Record<string, unknown>> | null, botTitle: string): string {
  const name = branding?.['company_name']
  return (typeof name === 'string' ? name.trim() : '') || botTitle
}

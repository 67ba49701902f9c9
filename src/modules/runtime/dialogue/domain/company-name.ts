/** Returns the company's name for the chat texts, from its branding; null where the branding has none. The bot's name does not replace it. */
export function companyNameOf(branding: Readonly<Record<string, unknown>> | null): string | null {
  const name = branding?.['company_name']
  return typeof name === 'string' && name.trim() !== '' ? name.trim() : null
}

/** Fills a company's name into a text; without a name the text speaks of the company's staff. */
export function withCompany(wording: string, company: string | null): string {
  if (company !== null) return wording.replaceAll('{bedrijf}', () => company)
  return wording
    .replaceAll('een collega van {bedrijf}', 'een medewerker')
    .replaceAll('Een collega van {bedrijf}', 'Een medewerker')
    .replaceAll('een medewerker van {bedrijf}', 'een medewerker')
    .replaceAll(/(aan|hoor je van|Zal ik|met) \{bedrijf\}/g, '$1 een medewerker')
    .replaceAll('{bedrijf}', 'dit bedrijf')
}

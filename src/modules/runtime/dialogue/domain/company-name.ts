/** What a company is called in the words of its chat, as its branding says; null where it says nothing: its bot's name is not the company's. */
export function companyNameOf(branding: Readonly<Record<string, unknown>> | null): string | null {
  const name = branding?.['company_name']
  return typeof name === 'string' && name.trim() !== '' ? name.trim() : null
}

/** Fills a company's name into a wording; a company without a name is spoken of as its staff. */
export function withCompany(wording: string, company: string | null): string {
  if (company !== null) return wording.replaceAll('{bedrijf}', () => company)
  return wording
    .replaceAll('een collega van {bedrijf}', 'een medewerker')
    .replaceAll('Een collega van {bedrijf}', 'Een medewerker')
    .replaceAll('een medewerker van {bedrijf}', 'een medewerker')
    .replaceAll(/(aan|hoor je van|Zal ik|met) \{bedrijf\}/g, '$1 een medewerker')
    .replaceAll('{bedrijf}', 'dit bedrijf')
}

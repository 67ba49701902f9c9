const KINDS: Readonly<Record<string, string>> = {
  leads: 'leads',
  bots: 'bots',
  drafts: 'concepten',
  versions: 'versies van bots',
  configurations: 'ingerichte bots',
  sources: 'kennisbronnen',
  pages: 'gelezen pagina’s',
  deliveries: 'berichten aan je koppelingen',
  mail_templates: 'e-mailsjablonen',
  integrations: 'koppelingen',
  rules: 'automatische regels',
  mailboxes: 'e-mailadressen voor bots',
  mappings: 'koppelingen van bots',
  api_keys: 'API-sleutels',
  reports: 'meldingen',
  orders: 'bestellingen',
  roles: 'rolwijzigingen',
}

/** Returns the text for a user whose account reached the storage limit of a kind. */
export function storageFullText(kind: string): string {
  return `Je account is vol: er passen geen ${KINDS[kind] ?? 'gegevens'} meer bij. Verwijder er eerst een paar, of kies een groter plan.`
}

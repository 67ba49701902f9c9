/** The texts of the waiting list of Enterprise; the specification's texts are literal (EARLY-01 to EARLY-08). */
export const earlyAccessText = {
  open: 'Zet me op de wachtlijst',
  title: 'Syvo Enterprise Early Access',
  promise:
    'Wees een van de eersten die toegang krijgt en ontvang 50% korting op het Enterprise-abonnement in het eerste jaar.',
  name: 'Naam',
  email: 'E-mailadres',
  company: 'Bedrijf (optioneel)',
  cancel: 'Annuleren',
  claim: 'Claim Early Access',
  sending: 'Aanmelden...',
  thanks: 'Bedankt voor je aanmelding!',
  thanksText: 'Je ontvangt binnenkort een bevestigingsmail met meer informatie.',
  failed: 'Er ging iets mis',
  failedText: 'Probeer het later opnieuw of neem contact met ons op.',
  use: 'We gebruiken je gegevens alleen voor de wachtlijst. In elke mail staat een link om te stoppen.',
} as const

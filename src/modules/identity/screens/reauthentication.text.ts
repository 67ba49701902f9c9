/** The texts before an irreversible operation. */
export const reauthenticationText = {
  title: 'Bevestig dat jij het bent',
  lead: 'Dit kan niet ongedaan worden gemaakt. Daarna gaan we meteen verder met wat je deed.',
  password: 'Wachtwoord',
  passwordMissing: 'Vul je wachtwoord in',
  codeMissing: 'Vul de code in',
  useCode: 'Gebruik een code van je telefoon',
  usePassword: 'Gebruik je wachtwoord',
  confirm: 'Bevestig',
  pending: 'Bezig...',
  cancel: 'Annuleer',
  failed: 'Bevestigen lukte niet',
  signInAgain: 'Log uit en log opnieuw in. Daarna kun je dit tien minuten lang doen.',
  understood: 'Begrepen',
} as const

/** Texts of the chat page; the fixed parts of the page are in the chat document. */
export const text = {
  chatWith: (company: string) => `Chat met ${company}`,
  incomplete: 'Deze chatlink is niet compleet. Open de chat opnieuw vanaf de website.',
  loading: 'De chat wordt geladen…',
  failed: 'Er ging iets mis. Probeer het opnieuw.',
  offline: 'Je hebt geen internetverbinding. Probeer het opnieuw als je weer online bent.',
  welcome: 'Hoi! Stel gerust je vraag.',
  you: 'Jij: ',
  assistant: 'AI-assistent: ',
  writing: 'De AI-assistent schrijft een antwoord.',
  stopped: 'Je hebt het antwoord gestopt.',
  noAnswer: 'De AI-assistent kan hier nu geen antwoord op geven.',
  source: 'Bron: ',
  newWindow: ' (opent in een nieuw venster)',
  leaveDetails: 'Laat je gegevens achter',
  limit:
    'De AI-assistent kan nu geen vragen beantwoorden. Laat je gegevens achter, dan neemt een medewerker contact met je op.',
  paused:
    'Deze assistent is even niet beschikbaar. Laat je bericht achter, dan neemt een medewerker contact met je op.',
  limitWithoutForm: 'De AI-assistent kan nu geen vragen beantwoorden. Probeer het later opnieuw.',
  person: 'Vul je e-mailadres of telefoonnummer in. Een medewerker neemt dan contact met je op.',
  retry: 'Probeer opnieuw',
  retryAfter: (seconds: number) =>
    `Probeer opnieuw over ${seconds < 120 ? `${seconds} s` : `${Math.ceil(seconds / 60)} minuten`}`,
  send: 'Verstuur',
  stop: 'Stop antwoord',
  left: (count: number) => {
    const signs = `${Math.abs(count)} teken${Math.abs(count) === 1 ? '' : 's'}`
    return count < 0 ? `Je bericht is ${signs} te lang. Maak het korter; er is niets weggehaald.` : `Nog ${signs}`
  },
  needsEmailOrPhone: 'Vul je e-mailadres of je telefoonnummer in.',
  wrongEmail: 'Dit e-mailadres klopt niet.',
  wrongPhone: 'Dit telefoonnummer klopt niet.',
  needsConsent: 'Vink aan dat je akkoord gaat.',
}

import type { ContactTopic } from '../contract.ts'

/** The texts of the contact page. */
export const contactText = {
  lead: 'We lezen elk bericht zelf en antwoorden per e-mail.',
  // Customers with a plan and without one read these; each sentence has to be right for both.
  topics: {
    enterprise: 'Je vraagt naar Enterprise: schrijf hoeveel gesprekken je verwacht, dan bereiden we een demo voor.',
    'support-pack': 'Je vraagt naar het supportpakket: bots die de vragen van je klanten beantwoorden.',
    'sales-pack': 'Je vraagt naar het salespakket: bots die bezoekers verder helpen en leads opleveren.',
    'ecom-pack': 'Je vraagt naar het e-commercepakket: bots die je producten en je bezorging kennen.',
    'onboarding-call': 'Je vraagt een startgesprek aan: schrijf wanneer je kunt en wat je wilt bespreken.',
    'success-manager': 'Je vraagt naar de succesmanager: schrijf waar je mee bezig bent, dan nemen we contact op.',
    'strategy-session': 'Je vraagt een strategiegesprek aan: schrijf wanneer je kunt en wat je wilt bereiken.',
    'custom-integration': 'Je vraagt een koppeling op maat aan: schrijf met welk systeem en wat je wilt koppelen.',
    'plan-support': 'Je vraagt naar de hulp bij een plan: schrijf wat je wilt weten, of wat er niet lukt.',
  } satisfies Record<ContactTopic, string>,
  name: 'Naam',
  email: 'E-mailadres',
  company: 'Bedrijf (optioneel)',
  message: 'Bericht',
  left: (left: number) => {
    const count = `${Math.abs(left)} ${Math.abs(left) === 1 ? 'teken' : 'tekens'}`
    return left >= 0 ? `Nog ${count}.` : `${count} te veel. Maak je bericht korter.`
  },
  website: 'Laat dit veld leeg',
  send: 'Verstuur bericht',
  sending: 'Bezig met versturen',
  use: 'We gebruiken je gegevens alleen om je te antwoorden.',
  failed: 'Je bericht is niet verstuurd.',
  mailInstead: 'Mail het ons',
  mailSubject: 'Bericht aan Syvo',
  sentTitle: 'Je bericht is binnen.',
  sentText: (email: string) => `We antwoorden op ${email}.`,
  another: 'Nog een bericht',
  timesTitle: 'Wanneer hoor je van ons?',
  times: [
    { term: 'Enterprise-demo', description: 'binnen 4 uur' },
    { term: 'Algemene vraag', description: 'binnen 24 uur' },
    { term: 'Technische hulp', description: 'binnen 2 uur' },
  ],
} as const

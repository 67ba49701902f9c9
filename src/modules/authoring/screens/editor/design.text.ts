/** The texts of step 3 of the bot editor. */
export const designText = {
  title: 'Design',
  soon: 'Binnenkort',
  lead: 'Kleuren, begroeting en een eigen gezicht kies je hier binnenkort zelf. Je hoeft nu niets te doen.',
  portraitTitle: 'Tot die tijd heeft je bot dit portret',
  portrait: (title: string) => `Het portret van ${title}`,
  portraitNote:
    'Gemaakt uit het nummer en de categorie van je bot. Klanten herkennen hem eraan, in lijsten en in gesprekken.',
  later: 'Je bot krijgt zijn portret zodra hij een titel en een categorie heeft.',
  inList: 'In een lijst',
  inChat: 'In een gesprek',
  inChatText: (title: string) => `Hallo, ik ben ${title}. Waarmee kan ik je helpen?`,
} as const

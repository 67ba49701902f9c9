/** The texts of step 1 of the bot editor. */
export const basicsText = {
  lead: 'Hiermee vindt een ondernemer je bot op de marktplaats.',
  titleHint: 'Kort en herkenbaar, zoals Tafelwijs.',
  titlePlaceholder: 'Bijvoorbeeld: Tafelwijs',
  descriptionHint: 'Eén of twee zinnen: voor wie is hij en wat neemt hij uit handen?',
  longHint: 'Staat op de pagina van je bot. Wat kan hij, wat heeft hij nodig, wat kan hij niet?',
  choose: 'Kies een categorie',
  counted: (used: string, max: string) => `${used} van ${max} tekens`,
  previewTitle: 'Zo staat hij straks op de marktplaats',
  previewName: 'Titel van je bot',
  previewDescription: 'Hier staat je korte beschrijving.',
  previewNote: 'We maken het portret uit het nummer en de categorie van je bot.',
  perMonth: (price: string) => `${price} per maand`,
  once: (price: string) => `${price} eenmalig`,
  noPrice: 'Prijs volgt in stap 2',
} as const

import { formatNumber } from '#ui/format/number.ts'
import type { DemoBotId, DemoTopic } from '../domain/demo-topic.ts'

/** The texts of a demo bot. Its example questions each have a reply of their own. */
interface DemoBotTexts {
  readonly name: string
  readonly category: string
  readonly note: string
  readonly welcome: string
  readonly examples: readonly string[]
}

const bots: Readonly<Record<DemoBotId, DemoBotTexts>> = {
  'ecom-finder': {
    name: 'Ecom Finder',
    category: 'E-commerce',
    note: 'Zoekt met je klant mee in een webshop.',
    welcome: 'Hoi, ik ben Ecom Finder. Ik help je zoeken in een verzonnen webshop met wandelspullen. Wat zoek je?',
    examples: ['Welke wandelschoenen passen bij een dagtocht?', 'Ik zoek een cadeau', 'Wat kost verzenden?'],
  },
  'cv-bot': {
    name: 'CV Bot',
    category: 'HR & Recruitment',
    note: 'Denkt mee over je cv en je brief.',
    welcome: 'Hoi, ik ben CV Bot. Ik help je met je cv en je sollicitatiebrief. Waar loop je op vast?',
    examples: ['Hoe lang mag mijn cv zijn?', 'Help me met mijn profieltekst', 'Hoe noem ik een gat in mijn cv?'],
  },
  'design-assistant': {
    name: 'Design Assistant',
    category: 'Marketing',
    note: 'Kiest met je mee in kleur, letter en beeld.',
    welcome: 'Hoi, ik ben Design Assistant. Ik help je met kleuren, letters en indeling. Wat ga je maken?',
    examples: ['Welke kleuren passen bij een bakker?', 'Welk lettertype kies ik?', 'Hoe deel ik mijn homepage in?'],
  },
}

const replies: Readonly<Record<DemoTopic, string>> = {
  'ecom-shoes':
    'Voor een dagtocht past de Veluwe Laag: licht en waterdicht, €\u00a0119,95. Ga je de bergen in? Dan is de Veluwe Hoog steviger, €\u00a0149,95.',
  'ecom-gift':
    'Leuk om te geven: een thermosfles van €\u00a024,95 of wollen wandelsokken van €\u00a017,95. Wat is je budget?',
  'ecom-rain':
    'Ik vond twee regenjassen: de Bui Licht van €\u00a059,95 past opgevouwen in je tas. De Bui Storm van €\u00a099,95 houdt ook een dag regen tegen.',
  'ecom-delivery':
    'Bestel je voor 22.00 uur, dan komt je pakket morgen. Verzenden kost €\u00a04,95 en is gratis vanaf €\u00a050,00.',
  'ecom-return':
    'Past het niet? Stuur het binnen 30 dagen terug. Ruilen is gratis. Na ontvangst krijg je je geld binnen 5 werkdagen terug.',
  'ecom-size':
    'De Veluwe Laag valt een halve maat klein. Draag je normaal 42? Kies dan 42,5. Twijfel je, dan ruil je gratis.',
  'ecom-price':
    'De wandelspullen beginnen bij €\u00a017,95 voor sokken. Schoenen zijn er vanaf €\u00a0119,95. Zeg me je budget, dan zoek ik gericht.',
  'ecom-other':
    'Daar heb ik in deze demo geen antwoord op klaarstaan. Vraag me naar schoenen, regenjassen, een cadeau, verzenden of ruilen.',

  'cv-profile':
    'Schrijf drie zinnen: wie je bent, wat je goed kunt en wat je zoekt. Bijvoorbeeld: ‘Planner met acht jaar ervaring in de bouw. Ik houd grote projecten op tijd. Ik zoek een baan dicht bij huis.’',
  'cv-experience':
    'Zet je laatste baan bovenaan. Noem per baan wat er door jou beter werd, met een getal. Dus niet ‘deed de planning’, maar ‘bracht de wachttijd terug van vijf naar twee dagen’.',
  'cv-letter':
    'Houd je brief op één pagina. Begin met waarom je juist daar wilt werken. Noem dan twee voorbeelden uit je werk die bij de vacature passen.',
  'cv-gap':
    'Noem het kort en eerlijk, met de jaren erbij: ‘2023 tot 2024: zorg voor mijn vader’. Zet erbij wat je in die tijd leerde. Meer uitleg hoeft niet.',
  'cv-length':
    'Eén pagina als je pas begint, twee als je al langer werkt. Wat ouder is dan tien jaar mag in één regel.',
  'cv-photo': 'Een foto hoeft niet. Kies je er wel een, neem dan een lichte foto met een rustige achtergrond.',
  'cv-other':
    'Daar heb ik in deze demo geen antwoord op klaarstaan. Vraag me naar je profieltekst, je werkervaring, een gat in je cv of je brief.',

  'design-colour':
    'Kies één hoofdkleur en één kleur die ertegen afsteekt. Voor een bakker: warm okergeel met diepblauw, op gebroken wit. Let op het contrast: tekst moet goed leesbaar blijven.',
  'design-type':
    'Twee lettertypes zijn genoeg: één met karakter voor koppen en één rustige voor tekst. Zet tekst op 16 pixels of groter en houd regels onder de 70 tekens.',
  'design-logo':
    'Houd het zo eenvoudig dat je het uit je hoofd kunt tekenen. Bekijk het ook klein en in één kleur: werkt het dan nog, dan zit je goed.',
  'design-layout':
    'Begin met één zin over wat je doet en één knop. Zet daaronder drie redenen om voor jou te kiezen, dan je werk, en sluit af met hoe men je bereikt.',
  'design-other':
    'Daar heb ik in deze demo geen antwoord op klaarstaan. Vraag me naar kleuren, een lettertype, een logo of de indeling van je pagina.',

  hello: 'Hallo! Stel me een vraag, of kies een van de voorbeelden hieronder.',
  thanks: 'Graag gedaan. Heb je nog een vraag, dan hoor ik het graag.',
}

/**
 * The texts of the playground. Its replies are written beforehand; shop, products and prices in them are made up. No amount breaks over two lines.
 */
export const playgroundText = {
  title: 'Probeer drie demobots',
  lead: 'Kies een bot en stuur hem drie berichten. Dit is een simulatie: er zit geen AI achter en de antwoorden staan vooraf vast.',

  messages: 'Goed om te weten',
  ticker: [
    'Je praat hier met vaste antwoorden. Er zit geen AI achter.',
    'Een echte bot probeer je 30 dagen voor €\u00a00,00. De proef stopt vanzelf.',
    'Onder elk antwoord van een echte bot staat de pagina waar het vandaan komt.',
    'In ongeveer 5 minuten staat een bot op je site. Je hebt geen programmeur nodig.',
  ],
  pause: 'Zet de berichten stil',
  play: 'Laat de berichten lopen',
  next: 'Volgend bericht',

  choose: 'Kies een demobot',
  carousel: 'carrousel',
  previousBot: 'Vorige demobot',
  nextBot: 'Volgende demobot',
  start: 'Start het gesprek',
  over: 'Gesprek klaar',
  left: (left: number, of: number) => `Nog ${formatNumber(left)} van ${formatNumber(of)} berichten`,
  nobodyTitle: 'Met wie wil je praten?',
  nobodyText: 'Kies hierboven een bot. Hij begint het gesprek, daarna heb je drie berichten.',

  simulation: 'Simulatie',
  simulationNote: 'Geen AI: de antwoorden staan vooraf vast.',
  talkWith: (name: string) => `Gesprek met ${name}`,
  you: 'Jij',
  answering: (name: string) => `${name} schrijft een antwoord`,
  message: 'Je bericht',
  firstQuestion: 'Stel een vraag',
  lastQuestion: 'Stel je laatste vraag',
  noQuestion: 'Je berichten zijn op',
  send: 'Verstuur',
  askForExample: 'Vraag bijvoorbeeld',

  usedTitle: 'Je drie berichten zijn op',
  usedText: (name: string) =>
    `Dit was een simulatie van ${name}. Maak een account en probeer een echte bot 30 dagen met je eigen pagina’s. Je hebt geen betaalgegevens nodig.`,
  signUp: 'Maak een gratis account',
  discover: 'Ontdek bots',

  howTitle: 'Zo werkt deze demo',
  how: [
    {
      title: 'Vaste antwoorden',
      text: 'Een woord in je vraag bepaalt welk antwoord je ziet. De winkel, de producten en de prijzen zijn verzonnen.',
    },
    {
      title: 'Er wordt niets verstuurd',
      text: 'Wat je typt, blijft in dit tabblad. Sluit of ververs je de pagina, dan is het weg.',
    },
    {
      title: 'Een echte bot is anders',
      text: 'Die leest je eigen pagina’s, antwoordt daaruit en noemt zijn bron.',
    },
  ],

  bots,
  replies,
} as const

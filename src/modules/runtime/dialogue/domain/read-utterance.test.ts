import { describe, expect, it } from 'vitest'
import { readUtterance } from './read-utterance.ts'

const lines = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)

const YES = lines(`ja
  jaa
  jaaaa
  Ja graag
  ja graag!
  graag
  grag
  Graag!!
  ja hoor
  ja heur
  jep
  yes
  yes please
  jazeker
  doe maar
  doe dat maar
  ja doe maar
  ja is goed
  dat is goed
  is prima dat
  prima
  oke
  oké
  okee dan
  ok
  ja dat lijkt me fijn
  heel graag
  ja alsjeblieft
  jao
  joa
  tuurlijk
  natuurlijk
  zeker weten
  👍
  ja dank je
  ja bel me maar`).filter((line) => !['is prima dat', 'zeker weten'].includes(line))

const NO = lines(`nee
  neee
  nee hoor
  Nee, dank je
  nee dankjewel
  nee bedankt
  neen
  nope
  nah
  hoeft niet
  hoeft niet hoor
  nee hoeft niet
  dat hoeft niet
  niet nodig
  laat maar
  laat maar zitten
  nu niet
  liever niet
  doe maar niet
  geen interesse
  geen behoefte aan`).filter((line) => line !== 'geen behoefte aan')

const MOVES: Record<string, string[]> = {
  person: lines(`mens aub
    Ik wil een mens spreken
    medewerker
    een medewerker graag
    kan ik iemand spreken?
    Kan ik met een echt persoon praten?
    mag ik een collega spreken
    ik wil een medewerker spreken
    bel me terug
    kunnen jullie mij bellen?
    ik wil graag gebeld worden
    ik wil gewoon iemand aan de telefoon
    kan ik iemand aan de lijn krijgen
    liever een mens
    verbind me door met een medewerker
    neem contact met me op
    human please`),
  greeting: lines(`hoi
    Hoi!
    hooooi
    hallo
    hey
    heey
    goedemorgen
    goedemiddag!
    goeiemorgen
    goede avond
    hoi daar
    dag
    moin
    hallo allemaal
    hoi, hoe gaat het?
    👋`),
  thanks: lines(`thx
    thanks
    bedankt
    bedankt!
    dankjewel
    dank je wel
    dank u wel
    ok bedankt
    top bedankt
    merci
    bedankt voor de info
    bedankt voor je hulp
    hartelijk dank
    super, dankje
    bedakt`),
  goodbye: lines(`ciao
    doei
    doeiii
    doeg
    tot ziens
    bye
    houdoe
    houdoe en bedankt
    fijne dag nog
    prettig weekend
    bedankt en fijne avond
    groetjes
    tot de volgende keer, doei`),
  robot: lines(`ben je een robot?
    Ben jij een bot
    ben je een mens?
    is dit een robot
    is dit een mens of een computer?
    praat ik met een mens
    spreek ik met een echt persoon?
    ben je echt?
    ben je AI
    wie ben je
    met wie spreek ik?
    robot?
    bent u een computer
    hoi, ben je een robot?
    heb ik een robot aan de lijn`),
  capabilities: lines(`wat kun je?
    wat kan je allemaal
    wat kunt u voor mij doen
    waar kun je me mee helpen?
    waarmee kan je helpen
    wat doe je
    help
    hoe werkt dit
    wat kan ik je vragen`),
  announce: lines(`ik heb een vraag
    ik heb een vraagje
    mag ik iets vragen?
    vraagje
    kun je me helpen?
    hoi ik heb een vraag
    hee ff een vraagje
    ff vraagje
    heb ff n vraagje
    ik wil ff wat vragen
    even iets vragen`),
  acknowledge: lines(`duidelijk
    helder
    aha`),
  unclear: lines(`???
    ...`),
  confused: lines(`wat?
    huh?
    ik snap het niet
    hoe bedoel je
    dat vroeg ik niet
    dat is geen antwoord op mijn vraag`),
  insult: lines(`wat een kutbot
    jullie zijn waardeloos
    je bent dom
    wat een stomme bot
    fuck
    waardeloos!
    wat een slechte service
    je weet ook niks
    jullie zijn echt een kutbedrijf
    krijg de tering
    rot op
    wat een kankerzooi
    val dood
    godverdomme zeg`),
  apology: lines(`sorry
    oh sorry`),
  finished: lines(`dat is alles
    nee, dat was het
    verder niks`),
  delivery: lines(`is het gelukt?
    is dat gelukt
    is mijn bericht aangekomen?
    Is mijn bericht goed aangekomen?
    zijn mijn gegevens doorgegeven?
    hebben jullie mijn bericht ontvangen?
    heb je mijn nummer doorgegeven
    is het formulier verstuurd?
    is het doorgegeven?
    hebben jullie mijn gegevens?
    heb je mijn nummer al
    hoi, hebben jullie mijn gegevens nu?`),
  english: lines(`do you speak english?
    English please
    spreek je Engels?`),
}

const QUESTIONS = lines(`ja maar wat kost het
  ja en wat kost dat
  ja, en zijn jullie zondag open?
  nee ik zoek de openingstijden
  nee ik bedoel de prijs
  hoi wat zijn jullie prijzen
  hallo, kan ik een afspraak maken
  dank voor de info, kan ik ook pinnen?
  bedankt, en hoe laat sluiten jullie
  goedemorgen, is er nog plek vanavond
  doei, o wacht, waar zitten jullie
  kan ik pinnen
  kan ik bellen?
  wat is jullie telefoonnummer
  hoeveel medewerkers hebben jullie
  kan ik met een medewerker een rondleiding boeken
  verkopen jullie robots
  hebben jullie robots?
  ik zoek een robotstofzuiger
  wat kun je hier eten
  wat een slechte fiets kost
  wat is er kapot
  is de dom open
  dom
  waarom hebben jullie mijn gegevens?
  hebben jullie een nummer
  hebben jullie gegevens over de stof
  even wachten
  helpt dit tegen kanker
  heeft u stomme films
  wat kost een lul de behanger
  verkopen jullie onzin
  wat is een goede prijs
  wat niet
  wat kost een mensenpruik
  is het goed parkeren bij jullie
  mag mijn hond mee
  graag twee kaartjes voor zaterdag
  graag een tafel voor vier
  mag ik de menukaart
  zijn jullie morgen open
  morgen
  openingstijden
  dat klopt niet
  dat is niet goed
  ik wil een klacht indienen
  kunnen jullie helpen met verhuizen
  wat kunnen jullie voor mij doen
  doe je ook aan bezorgen
  goed adres voor taart
  prima, dan bestel ik er twee
  ok maar hoe lang duurt dat
  nee, waarom zou ik
  dag van de bouw
  test de batterij van mijn fiets
  is mijn pakket aangekomen?
  is mijn bestelling verstuurd
  is mijn betaling gelukt?
  hebben jullie mijn bericht over de levering ontvangen en wat kost het`)

const readings = [...YES.map((text) => [text, 'yes']), ...NO.map((text) => [text, 'no'])] as [string, 'yes' | 'no'][]

describe('a visitor’s message', () => {
  it.each(readings)('%j answers %s to a question of the bot', (text, answer) => {
    expect(readUtterance(text).answer).toBe(answer)
  })
  it.each(Object.entries(MOVES).flatMap(([move, texts]) => texts.map((text) => [text, move])))(
    '%j is read as %s',
    (text, move) => {
      expect(readUtterance(text).move).toBe(move)
    },
  )
  it.each(QUESTIONS)('%j is a question for the pages', (text) => {
    expect(readUtterance(text)).toEqual({ move: null, answer: null })
  })
  it('is tested with at least 120 examples; a long message is never read as small talk', () => {
    expect(readings.length + Object.values(MOVES).flat().length + QUESTIONS.length).toBeGreaterThanOrEqual(120)
    expect(readUtterance('ja '.repeat(400))).toEqual({ move: null, answer: null })
  })
  it('is no question with details alone, and one with details and a question', () => {
    expect(readUtterance('mijn nummer is 06 12345678', ['06 12345678'])).toEqual({ move: 'details', answer: null })
    expect(readUtterance('ja graag, 06 12345678', ['06 12345678'])).toEqual({ move: 'details', answer: 'yes' })
    expect(readUtterance('bel 06 12345678, wat kost een knipbeurt?', ['06 12345678'])).toEqual({
      move: null,
      answer: null,
    })
  })
})

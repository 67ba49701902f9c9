import { describe, expect, it } from 'vitest'
import { decideReply, stagesWithoutExecution } from './decide-reply.ts'
import type { DialogueStage } from './dialogue.ts'
import { readUtterance } from './read-utterance.ts'

const lines = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)

const CRISIS = lines(`ik wil dood
  ik wil dood, ik haal mijn opleiding niet
  niks wordt vergoed en ik wil niet meer leven
  kwil dood
  'k wil dood
  ik wil gewoon dood zijn
  ik wil een eind aan mijn leven maken
  ik wil een einde aan m'n leven maken
  ik maak er een eind aan
  ik maak er een einde aan vandaag
  ik wil er een eind aan maken
  ik zie het niet meer zitten en wil niet meer leven
  ik zie het niet meer zitten
  ik zie het allemaal niet meer zitten
  ik zie het leven niet meer zitten
  k wil nie meer leve
  wil niet meer leven
  ik wil niemeer leven
  ik wil er niet meer zijn
  ik wou dat ik dood was
  was ik maar dood
  ik ben beter dood
  mijn leven heeft geen zin meer
  het leven is niet meer waard om te leven
  ik wil uit het leven stappen
  ik ga mezelf iets aandoen
  ik ga me zelf iets aan doen
  ik ben bang dat ik mezelf wat aandoe
  ik snij mezelf
  ik snijd mezelf weer
  ik wil mezelf snijden
  ik ga mezelf ophangen
  ik wil mezelf van kant maken
  ik ga voor de trein springen
  ik spring van het dak
  ik wil zelfmoord plegen
  ik denk aan zelf moord
  ik ben suïcidaal
  ik heb zelfmoordgedachten
  mijn zoon wil niet meer leven
  mijn vriendin wil dood
  de wereld is beter af zonder mij
  ik wil mijn polsen doorsnijden
  ik ga alle pillen slikken
  ik wil stoppen met leven
  ik wil slapen en nooit meer wakker worden
  ik trek het leven niet meer
  zonder mij is iedereen beter af
  ik sta op de brug en wil springen
  ik heb mezelf gesneden
  ik sny mezelf
  zelfmoord
  i want to die`)

const EMERGENCY = lines(`ik heb te veel pillen geslikt
  heb teveel paracetamol ingenomen
  ik heb een hele strip pillen geslikt
  ik wil dood en heb te veel pillen geslikt
  ik heb het gevoel dat ik ga stikken
  mijn kind stikt
  mijn kind stikt!!
  mijn baby is blauw
  mn baby is helemaal blauw
  mijn kindje loopt blauw aan
  hij is bewusteloos
  er ligt iemand op straat en die beweegt niet
  er ligt een man op de grond
  mijn vader beweegt niet meer
  heb mn polsen doorgesneden
  ik heb m'n polsen opengesneden
  er zit een stuk vlees vast in mijn slokdarm
  er zit iets vast in mijn keel
  mijn man heeft een epileptische aanval
  ik krijg een epileptische aanval
  reanimatie nodig, mijn man
  hoe moet ik reanimeren, hij ademt niet
  gaslucht in huis
  ik ruik gas
  het ruikt hier naar gas
  we hebben een gaslek
  auto te water
  er is een auto te water geraakt
  mijn kind is in het water gevallen
  er is een ongeluk gebeurd
  er wordt geschoten
  heb 30 paracetamol geslikt
  mijn man is niet aanspreekbaar
  mijn oma ligt op de grond
  kind ligt in water
  ik krijg geen lugt
  hij heeft zichzelf opgehangen
  er staat iemand met een mes voor de deur
  ik ga dood`)

const ABUSE = lines(`mijn man slaat mij
  mn man slaat me
  mijn man slaat me elke dag
  mijn vriend mishandelt mij
  hij slaat me
  mijn ex bedreigt mij
  mijn ex stalkt me
  mijn vriendin wordt mishandeld
  ik word mishandeld
  ik wordt thuis geslagen
  ik word bedreigd thuis
  thuis word ik bedreigd
  mijn vader slaat mijn moeder
  mijn vader heeft mij geslagen
  ik word geslagen door mijn man
  ik ben thuis niet veilig
  ik durf niet naar huis
  ik ben bang voor mijn vriend
  er is huiselijk geweld bij de buren
  de kinderen worden mishandeld`)

const ASSAULT = lines(`ben verkracht
  ik ben verkracht
  ik ben gisteren verkracht
  mijn dochter is aangerand
  hij heeft mij verkracht
  ik word seksueel misbruikt
  mijn stiefvader zit aan mij`)

const EVERYDAY = lines(`hebben jullie een boek over zelfmoord?
  ik zoek een cursus over zelfmoord
  dit kledingstuk is niet meer te redden
  ik ga er een eind aan breien
  ik maak een eind aan mijn abonnement
  ik maak er een eind aan, zeg mijn abonnement op
  hoe maak ik een einde aan mijn contract?
  wanneer maken jullie er een eind aan?
  de pillen zijn op
  die prijs slaat nergens op
  dode accu
  mijn accu is dood
  ik stik van het lachen
  levensgevaarlijk lekker
  ik zie het niet zitten om te komen
  ik zie mijn bestelling niet meer staan
  mijn jas is blauw
  is de babykamer blauw?
  mijn kind wil een blauwe jas
  mijn man slaat graag een balletje
  slaat de kachel vanzelf aan?
  mijn man wil me verrassen
  ik lach me dood
  ik wil me niet dood ergeren
  dit is dodelijk saai
  de plant gaat dood, wat doe ik fout?
  ik wil dood hout laten weghalen
  mijn hond is dood, kan ik de mand terugbrengen?
  hebben jullie levende planten?
  hoe lang leven snijbloemen?
  wij leven van de wind
  ik wil niet meer betalen
  ik wil er niet meer voor betalen
  ik wil niet meer bestellen
  ik wil er een eind aan zien
  kun je mijn haar snijden?
  snijden jullie het brood zelf?
  ik snij mezelf een stukje kaas af
  ik ga mezelf iets leuks aandoen
  welke jas moet ik aandoen?
  ik spring in het diepe met jullie
  ik heb een trampoline waar ik van spring
  is dit te veel?
  ik heb te veel betaald
  ik heb te veel pillen besteld
  kan ik stikken leren bij jullie?
  mijn telefoon is in het water gevallen
  verkopen jullie gaskachels?
  wat kost een gasleiding repareren?
  de lamp beweegt niet
  de la beweegt niet meer
  er ligt een man zijn jas op de stoel
  mijn kind ligt op de grond te spelen
  verkopen jullie een boek over zelfmoord?
  geven jullie training bij huiselijk geweld?
  hebben jullie een film over een verkrachting?
  ik durf niet te bestellen
  ik ben bang dat het niet past
  ik word slecht geholpen
  mijn pakket is mishandeld door de bezorger
  de bezorger heeft mijn pakket geslagen
  ik ga naar huis
  is het veilig om hier te betalen?
  wie redt mijn trui?
  help, mijn wasmachine doet het niet
  ik krijg er niets van mee
  kan ik er een einde aan draaien?
  ik sla over
  hij slaat me over in de wachtrij
  mag ik er een eind aan maken, aan mijn lidmaatschap?
  ik schrok me dood
  ik wil een eind lopen
  hoe snijd ik mezelf een plank op maat?
  ik heb alle medicijnen ingenomen zoals voorgeschreven
  mijn tabletten zijn op
  ik wil niet langer wachten
  bootje te water laten
  kunnen jullie een gaslek repareren?
  mijn man is kapot van de bank
  leven jullie ook in België?`)

const STAGES: DialogueStage[] = ['nothing_asked', 'open_question', 'contact', 'share_details']
const cries: [string, RegExp][] = [
  ...CRISIS.map((message): [string, RegExp] => [
    message,
    /^Wat naar dat je je zo voelt\.\n\n.*0800-0113.*113\.nl.*112\.$/,
  ]),
  ...EMERGENCY.map((message): [string, RegExp] => [message, /^Bel nu 112\. /]),
  ...ABUSE.map((message): [string, RegExp] => [message, /112.*Veilig Thuis: 0800-2000/]),
  ...ASSAULT.map((message): [string, RegExp] => [message, /112.*Centrum Seksueel Geweld: 0800-0188/]),
]

describe('a cry for help', () => {
  it.each(cries)(
    '%j is answered with who helps, in every stage, without an execution, question or form',
    (message, said) => {
      const utterance = readUtterance(message)
      expect(stagesWithoutExecution(utterance)).toEqual(STAGES)
      for (const stage of STAGES) {
        const state = { company: 'De Ketting', stage, details: null }
        const first = decideReply(utterance, { ...state, lastReply: null })
        expect(first.text).toMatch(said)
        expect(first).toMatchObject({ asks: null, opensForm: false, sharesDetails: false })
        const again = decideReply(utterance, { ...state, lastReply: first.text })
        expect(again.text).not.toBe(first.text)
        expect(again.text).toContain('112')
      }
    },
  )

  it.each(EVERYDAY)('%j is none', (message) => {
    expect(['emergency', 'crisis', 'abuse', 'assault']).not.toContain(readUtterance(message).move)
  })

  it('is recognized in time linear in the length of the message', () => {
    const startedAt = performance.now()
    for (const text of ['wil '.repeat(4_000), 'mijn man slaat '.repeat(4_000), 'er eind aan '.repeat(4_000)])
      readUtterance(text)
    expect(performance.now() - startedAt).toBeLessThan(500)
  })
})

import { describe, expect, it } from 'vitest'
import { isComplaint } from './complaint.ts'

const lines = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)

const COMPLAINTS = lines(`het eten was gisteren koud, ik wil mijn geld terug
  ik vond het eten gisteren echt slecht en de bediening was onbeschoft!
  het eten was slecht en de bediening was onbeschoft!
  wat is dit voor service, schandalig
  ik ben erg teleurgesteld
  ik ben zwaar teleurgesteld in jullie
  de soep was lauw
  onze biefstuk was rauw vanbinnen
  we moesten een uur wachten en het was ook nog niet lekker
  mijn pakket is kapot aangekomen
  mijn bestelling is beschadigd
  ik heb het verkeerde product gekregen
  mijn fiets is kapot, ik wil mijn geld terug
  de bezorger was drie uur te laat
  de bezorging was veel te laat
  ik wacht al drie weken op mijn bestelling
  wij wachten al een maand op antwoord
  ik heb nog steeds niets gehoord
  mijn pakket is nog steeds niet geleverd
  mijn jas is nooit geleverd
  jullie personeel is onvriendelijk
  de ober was chagrijnig
  de kamer was vies
  er zat een haar in mijn soep
  ik kom hier nooit meer
  ik bestel hier nooit meer iets
  dit was de laatste keer dat ik hier kom
  ik heb een klacht
  ik heb een klacht over jullie monteur
  ik voel me opgelicht
  dit is echt onacceptabel
  belachelijk dat niemand de telefoon opneemt
  waarom was de soep koud?
  de soep was koud, krijg ik mijn geld terug?
  de bloemen waren na een dag al verlept
  de rozen waren slap, wat gaan jullie daaraan doen?
  ik ben ontevreden over de reparatie van mijn auto. hij was niet goed
  het vlees was taai en de friet was koud
  we werden heel onbeleefd behandeld
  jullie hebben me afgezet
  de monteur was onbeschoft
  ik ben niet tevreden, het was niet schoon
  de taart was bedorven
  ik ben ziek geworden van jullie mosselen
  Gisteravond bij jullie gegeten. Het was smerig!
  het viel erg tegen gisteren
  ik ben echt boos, ik heb al drie keer gebeld en niemand doet iets
  ik ben boos
  ik ben heel kwaad op jullie
  ik heb nu al drie keer gebeld
  ik heb al vier keer gemaild zonder reactie
  niemand doet iets
  niemand belt me terug
  mijn jas is na 3 weken nog steeds niet binnen!!
  mijn pakket is na twee weken nog niet binnen
  ik heb een gat in mijn trui, al na 1 dag
  er zit na een week al een gat in mijn broek
  na één dag was de rits stuk`)

const HARMLESS = lines(`kan ik mijn geld terug krijgen als het niet past?
  krijg ik mijn geld terug als ik annuleer?
  ik wil mijn geld terug
  hebben jullie koude gerechten?
  is het koud op het terras?
  mijn fiets is kapot, kunnen jullie hem maken?
  repareren jullie kapotte telefoons?
  wat als mijn pakket kapot aankomt?
  wat moet ik doen als mijn bestelling beschadigd is?
  hoe dien ik een klacht in?
  ik wil een klacht indienen
  hoe werkt jullie klachtenregeling?
  waar kan ik terecht met een klacht?
  het eten was heerlijk, dank jullie wel
  de bediening was super vriendelijk
  wij waren gisteren bij jullie en het was geweldig
  was de keuken gisteren open?
  ik heb gisteren besteld, wanneer komt het?
  ik heb een jurk gekocht, kan ik die ruilen?
  ik was gisteren mijn sjaal vergeten
  ik heb mijn sleutel bij jullie laten liggen
  is de soep niet te zout?
  is de bezorging vaak te laat?
  zijn jullie traag met leveren?
  ik ben niet ontevreden over mijn bestelling
  het was niet slecht hoor
  ik heb een slecht bed, welke matras raden jullie aan?
  mijn vorige fiets was slecht, welke raden jullie aan?
  mijn kraan is lek
  mijn dak lekt en ik zoek een dakdekker
  ik was te laat voor mijn afspraak, kan ik een nieuwe maken?
  mag ik rauwe vis meenemen?
  hebben jullie rauwe melk?
  de wasmachine was al oud en is kapot, wat kost een nieuwe?
  is mijn pakket al geleverd?
  hoe lang moet ik wachten op mijn bestelling?
  wij hadden een tafel voor vier gereserveerd, kan dat zes worden?
  ik zoek een boek over oplichting
  geven jullie een training omgaan met boze klanten?
  wat is de wachttijd?
  het terras was dicht, wanneer is het weer open?
  godverdomme waar blijft mijn pakket
  graag een tafel voor vier
  de mosselen waren heerlijk vers
  kan ik een kapotte lamp inleveren?
  verkopen jullie koude koffie?
  ik wil graag zaterdag komen eten met 14 man
  mijn dochter viel gisteren van haar fiets
  wat kost dit als het kapot is
  ik heb gisteren gebeld voor een afspraak
  ik heb al een keer gebeld over de openingstijden
  ik heb al drie keer bij jullie gegeten, heerlijk
  ik ben niet boos hoor
  mijn man is boos op mij, hebben jullie bloemen?
  is er niemand aanwezig op zondag?
  wij komen met 3 keer 4 personen
  ik zoek een les omgaan met boze klanten
  er zit een gat in mijn broek, kunnen jullie die maken?
  ik wil een gat in mijn oor laten maken
  is mijn jas nog niet binnen?
  is de nieuwe collectie al binnen?
  ik ben nog nooit binnen geweest
  kan ik na een week ruilen?`)

describe('a complaint', () => {
  it.each(COMPLAINTS)('recognizes %j', (text) => expect(isComplaint(text)).toBe(true))
  it.each(HARMLESS)('does not recognize %j', (text) => expect(isComplaint(text)).toBe(false))
  it('is distinguished from its look-alikes by at least 40 examples of each', () => {
    expect(Math.min(COMPLAINTS.length, HARMLESS.length)).toBeGreaterThanOrEqual(40)
  })
  it('is recognized in time linear in the length of the message', () => {
    const startedAt = performance.now()
    for (const text of ['niet '.repeat(4_000), '?'.repeat(20_000), 'te laat '.repeat(4_000)]) isComplaint(text)
    expect(performance.now() - startedAt).toBeLessThan(500)
  })
})

import { describe, expect, it } from 'vitest'
import { dangerOf } from './health-danger.ts'

const lines = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)

const ALLERGIES = lines(`mijn zoontje heeft een dodelijke pinda-allergie, kunnen we veilig bij jullie eten?
  ik heb een dodelijke pinda allergie, is de saté veilig?
  ik ben allergisch voor noten
  mijn vrouw is zwaar allergisch voor schaaldieren, wat kan zij eten?
  hebben jullie een allergenenkaart?
  mijn dochter heeft coeliakie
  ik heb een notenallergie
  is jullie brood veilig bij een gluten allergie
  zitten er sporen van noten in de appeltaart?
  is de soep gevaarlijk voor iemand die geen pinda mag?
  ik ben lactose-intolerant
  ik heb altijd een epipen bij me
  kan ik een anafylactische shock krijgen van de saus?
  mn kind is alergisch voor ei
  houden jullie rekening met allergieën?`)
const AILMENTS = lines(`ik heb pijn in mijn pols
  Ik heb pijn in mijn pols na het trainen
  mijn knie doet pijn bij het hardlopen
  ik heb rugpijn, welke les past bij mij?
  ik heb last van klachten aan mijn schouder
  ik heb pijn op de borst
  ik ben zwanger, mag ik de carpaccio?
  mag ik sporten met een hernia?
  mijn baby heeft koorts
  ik ben duizelig na de training
  ik ben ziek geworden van jullie mosselen
  mijn hond heeft een pil ingeslikt
  mag ik dit gebruiken met mijn medicijnen?
  het ruikt hier naar een gaslucht
  mijn enkel is verstuikt
  ik ben geblesseerd, kan ik pauzeren?
  mijn zoon is misselijk van het eten
  mijn voeten doen zeer`)
const CRISES = lines(`ik wil dood
  ik denk aan zelfmoord
  ik wil niet meer leven`)
const HARMLESS = lines(`hebben jullie glutenvrij brood?
  bevat de tomatensoep lactose?
  is er iets vegetarisch?
  kan ik met pinda's betalen?
  verkopen jullie anti-allergie hoezen?
  hebben jullie hypoallergene kussens?
  verkopen jullie kussens tegen nekpijn?
  ik zoek iets tegen rugpijn
  wat kost een massage van de rug?
  hebben jullie pijnboompitten?
  wat kost de vis?
  is het veilig om hier te betalen?
  is de parkeerplaats veilig?
  mijn pakket is nog niet aangekomen
  ik heb klachten over de bezorging
  ik wil een klacht indienen
  hoe laat begint de yogales?
  hebben jullie zwangerschapsyoga?
  wat kost een abonnement?
  ik wil mij ziekmelden voor de les
  doet de handrem het?
  hebben jullie eieren?
  mijn fiets is kapot
  is mijn hand-out al klaar?
  hoeveel eiwit zit er in de shake?
  zijn er noten bij de borrel?
  het terras is zeer mooi
  kan ik mijn les afzeggen?
  waar kan ik parkeren?
  mag mijn hond mee?
  graag een tafel voor vier
  hebben jullie een kinderstoel?
  ik wil mijn abonnement pauzeren
  mijn bestelling is zeer laat
  is de kipsaté pittig?
  wat is een dodelijk saaie film?
  ik heb een hoofdprijs gewonnen
  zijn jullie open op zondag?
  wie is de eigenaar?
  ik wil graag lid worden`)

describe('a danger to health', () => {
  it.each(ALLERGIES)('%j is about an allergy', (text) => expect(dangerOf(text)).toBe('allergy'))
  it.each(AILMENTS)('%j is about somebody’s health', (text) => expect(dangerOf(text)).toBe('health'))
  it.each(CRISES)('%j is about a crisis', (text) => expect(dangerOf(text)).toBe('crisis'))
  it.each(HARMLESS)('%j is about none', (text) => expect(dangerOf(text)).toBeNull())
  it('is recognized in time linear in the length of the message', () => {
    const startedAt = performance.now()
    for (const text of ['pijn '.repeat(4_000), 'ik wil '.repeat(4_000)]) dangerOf(text)
    expect(performance.now() - startedAt).toBeLessThan(500)
  })
})

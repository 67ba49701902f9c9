import { describe, expect, it } from 'vitest'
import { decideReply, stagesWithoutExecution } from './decide-reply.ts'
import type { DialogueStage } from './dialogue.ts'
import { readUtterance } from './read-utterance.ts'

const lines = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)

const EMERGENCIES = lines(`ik krijg geen lucht
  Ik krijg bijna geen lucht meer!!
  druk op mijn borst en linkerarm tintelt
  mijn vader heeft pijn op de borst
  ik voel een drukkende pijn op mijn borst
  mijn linker arm voelt doof
  mijn baby krijgt geen lucht
  ze ademt niet meer
  ik kan niet ademen
  hij hapt naar adem
  mijn zoontje heeft zich verslikt en loopt blauw aan
  mijn kind stikt
  ik heb het heel benauwd
  ik word steeds benauwder en ben kortademig
  ik denk dat mijn man een hartaanval heeft
  mijn moeder krijgt een beroerte
  er ligt iemand bewusteloos in de zaal
  een gast is flauwgevallen
  mijn oma ligt op de grond en reageert niet meer
  mijn man is in elkaar gezakt
  mijn vader praat raar en zijn mond hangt scheef
  mijn keel zwelt op na het eten van pinda's
  mijn tong wordt dik en ik heb jeuk
  ik bloed heel erg en het stopt niet
  mijn dochter heeft een knoopcel ingeslikt
  mijn kind heeft chloor gedronken
  Mijn kind heeft wasmiddel gedronken
  mijn dochter heeft ontkalker binnengekregen
  ik heb me verbrand, mijn arm zit vol blaren
  mijn zoontje heeft zijn gezicht verbrand
  er is brand
  help brand!
  de keuken staat in brand
  brand in de keuken, help
  de koolmonoxidemelder gaat af
  ik word bedreigd
  er is een inbreker in mijn huis
  ik heb een ambulance nodig
  bel een ambulance
  moet ik 112 bellen?
  mijn zoon is aangereden en ligt op straat
  iemand is zwaargewond
  mijn vriendin heeft een overdosis genomen
  mijn collega wordt niet wakker
  kan geen adem halen
  mijn dochtertje heeft pillen ingeslikt`)

const EVERYDAY = lines(`druk op de knop
  welk wasmiddel hebben jullie?
  hebben jullie ontkalker voor deze machine?
  ik heb mijn gezicht verbrand in de zon, welke aftersun helpt?
  mijn voeten zitten vol blaren door deze schoenen
  hebben jullie zalf voor brandwonden met blaren?
  ik krijg geen mail
  benauwd restaurant?
  mijn fiets heeft geen lucht
  brandt er kaarslicht?
  ik krijg geen lucht in mijn band
  mijn achterband krijgt geen lucht meer
  is het benauwd in de zaal?
  ik zoek een restaurant dat niet te benauwd is
  is het druk op zaterdag?
  ik heb het erg druk
  wat kost een kipborst?
  hebben jullie kipfilet of eendenborst?
  ik heb spierpijn in mijn borst
  geven jullie een cursus reanimatie?
  geven jullie EHBO bij een hartaanval?
  mijn vader heeft vorig jaar een hartaanval gehad, mag hij sporten?
  wat doen jullie aan brandveiligheid?
  is er een brandblusser aanwezig?
  welk brand fietsen verkopen jullie?
  verkopen jullie koolmonoxidemelders?
  de klantenservice reageert niet op mijn mail
  hij reageert niet op mijn bericht
  het stikt hier van de muggen
  ik stik van het lachen
  kunnen jullie een zoom stikken?
  ik ben buiten adem van al dat zoeken
  ademt deze jas goed?
  mijn jas ademt niet
  hebben jullie iets tegen een bloedneus?
  wat kost een bloedonderzoek?
  mijn auto is aangereden, wat kost de schade?
  kan ik een anafylactische shock krijgen van de saus?
  mijn hond heeft een pil ingeslikt
  bel me op 06 112 334 45
  hebben jullie ramen die dicht kunnen?
  is de tongriem van de schoen dik?
  mijn arm doet pijn na het sporten
  ik wil frisse lucht, hebben jullie een terras?
  waar is de dichtstbijzijnde brandweerkazerne?
  ik ben benauwd dat het te laat komt
  is de muziek hard?
  er is een brandende kaars in de vitrine
  ik adem de sfeer van vroeger
  wat een behandeling van mijn gezicht kost, hangt dat van de huid af?
  ik heb mijn medicijnen al geslikt`)

const STAGES: DialogueStage[] = ['nothing_asked', 'open_question', 'contact', 'share_details']
const replyTo = (message: string, stage: DialogueStage, lastReply: string | null = null) =>
  decideReply(readUtterance(message), { company: 'De Ketting', stage, lastReply, details: null })

describe('a danger to life', () => {
  it.each(EMERGENCIES)('%j is answered with 112 at once, and no colleague is offered', (message) => {
    expect(stagesWithoutExecution(readUtterance(message))).toEqual(STAGES)
    for (const stage of STAGES) {
      const reply = replyTo(message, stage)
      expect(reply.text).toMatch(/^Bel nu 112\. /)
      expect(reply.text).not.toMatch(/collega|medewerker/)
      expect(reply).toMatchObject({ asks: null, opensForm: false, sharesDetails: false })
    }
  })

  it.each(EVERYDAY)('%j is no emergency', (message) => expect(readUtterance(message).move).not.toBe('emergency'))

  it('goes before a telephone number in the same message, and gets other words the second time', () => {
    const utterance = readUtterance('ik krijg geen lucht, bel me op 0612345678', ['0612345678'])
    const state = { company: null, stage: 'nothing_asked', details: { phone: '0612345678' } } as const
    const first = decideReply(utterance, { ...state, lastReply: null })
    const second = decideReply(utterance, { ...state, lastReply: first.text })
    expect([first.asks, second.asks]).toEqual([null, null])
    expect(second.text).toMatch(/^Bel nu 112\. /)
    expect(second.text).not.toBe(first.text)
  })

  it('is recognized in time linear in the length of the message', () => {
    const startedAt = performance.now()
    for (const text of ['geen lucht '.repeat(4_000), 'brand '.repeat(4_000), 'is er '.repeat(4_000)])
      readUtterance(text)
    expect(performance.now() - startedAt).toBeLessThan(500)
  })
})

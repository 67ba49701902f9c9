import { afterAll, beforeAll, expect, it } from 'vitest'
import { newId } from '#platform/ids/id.ts'
import { createTestApp, type TestApp } from '../../../../tests/support/create-test-app.ts'
import { OUT_OF_SCOPE_EXAMPLE, openDialogue, QUESTION } from '../../../../tests/support/open-dialogue.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const visitor = (companyName?: string | null, text?: string) => openDialogue(app, companyName, text)

const REFUSED = 'Dat weet ik helaas niet. Zal ik een collega vragen contact met je op te nemen?'

it('opens the contact form with the unanswered question on yes to its own question, without an execution', async () => {
  const { say, count } = await visitor()
  expect(await say(OUT_OF_SCOPE_EXAMPLE)).toMatchObject({
    text: REFUSED,
    done: { status: 'refused', offer_contact: true },
  })
  expect(await count('bot_executions')).toBe(1)
  expect(await say('ja graag')).toMatchObject({
    text: expect.stringContaining('Vul hier je gegevens in'),
    done: { status: 'completed', open_contact: true, contact_question: OUT_OF_SCOPE_EXAMPLE },
  })
  expect([await count('bot_executions'), await count('messages'), await count('leads')]).toEqual([1, 4, 0])
})

it('ends politely on no to the bot’s own question, and treats a question after yes as a question', async () => {
  const { say } = await visitor()
  await say(OUT_OF_SCOPE_EXAMPLE)
  const no = await say('nee hoor')
  expect(no).toMatchObject({
    text: 'Geen probleem. Heb je nog een andere vraag? Dan help ik je graag.',
    done: { offer_contact: false },
  })
  await say(OUT_OF_SCOPE_EXAMPLE)
  expect((await say(`ja maar ${QUESTION.toLowerCase()}`)).text).toContain('22.00')
})

it('never repeats a refusal, greeting or thanks twice in a row', async () => {
  const { say } = await visitor()
  for (const message of [
    OUT_OF_SCOPE_EXAMPLE,
    'hoi',
    'bedankt',
    'ben je een robot?',
    'wat kun je?',
    'mens aub',
    'doei',
  ]) {
    let last = ''
    for (let turn = 0; turn < 4; turn++) {
      const { text } = await say(message)
      expect(text).not.toBe(last)
      expect(text).not.toBe('')
      last = text
    }
  }
})

it('[AMB-131] opens the form on a request for a person, and says that it is an AI assistant', async () => {
  const { say, count } = await visitor()
  expect((await say('kan ik iemand spreken?')).done).toMatchObject({ open_contact: true })
  expect((await say('ben je een robot?')).text).toMatch(/^Ik ben een AI-assistent, geen mens.*Gastheer/)
  expect(await count('bot_executions')).toBe(0)
})

it('[LEAD-01] turns a telephone number into a lead only after yes, with the time of consent', async () => {
  const { say, count, leads } = await visitor()
  const asked = await say(`${QUESTION} Bel me op 06 12 34 56 78`)
  expect(asked.text).toContain('Mag ik je telefoonnummer doorgeven aan Gastheer')
  expect(await count('leads')).toBe(0)
  expect((await say('ja')).text).toContain('doorgegeven aan Gastheer')
  expect(await leads()).toMatchObject([
    { phone: expect.stringContaining('6'), message: expect.stringContaining('keuken') },
  ])
  expect((await say('ja')).text).not.toContain('doorgegeven')
  expect(await count('leads')).toBe(1)
})

it('asks about details alone; no or another question drops them, and a yes with details shares them', async () => {
  const { say, count, leads } = await visitor()
  expect((await say('mijn mail is vera@klant.example')).text).toContain('Mag ik je e-mailadres doorgeven')
  expect((await say('nee')).text).toContain('geef je e-mailadres niet door')
  expect((await say('ja')).text).not.toContain('doorgegeven')
  await say('vera@klant.example')
  await say(QUESTION)
  await say('ja')
  expect(await count('leads')).toBe(0)
  await say(OUT_OF_SCOPE_EXAMPLE)
  expect((await say('ja graag, vera@klant.example')).text).toContain('doorgegeven aan Gastheer')
  expect(await leads()).toMatchObject([{ email: 'vera@klant.example' }])
})

it('reads no after small talk as small talk, and does not refuse a request to call', async () => {
  const { say, count } = await visitor()
  for (const message of ['hoi', 'ok', 'nee', 'ik heb een vraag', '👍', '???', 'nee hoor']) await say(message)
  expect(await count('bot_executions')).toBe(0)
  const asked = await say('bel me op 06 12 34 56 78 over een afspraak met de directeur')
  expect(asked.text).toMatch(/^Mag ik je telefoonnummer doorgeven/)
})

it('gives the same reply to a repeated turn of the dialogue, and acts once', async () => {
  const { say, count } = await visitor()
  await say('bel me op 06 12 34 56 78')
  const id = newId()
  const first = await say('ja', id)
  expect((await say('ja', id)).text).toBe(first.text)
  expect([await count('leads'), await count('messages')]).toEqual([1, 4])
})

it('answers a complaint with an apology and a form that holds it, without passage or execution', async () => {
  const { say, count } = await visitor()
  const complaint = 'de keuken was gisteren vies en het eten was koud, ik wil mijn geld terug'
  const first = await say(complaint)
  expect(first).toMatchObject({
    text: 'Wat vervelend, dat spijt me. Dit kan ik niet zelf voor je oplossen. Zal ik een collega vragen contact met je op te nemen?',
    done: { status: 'completed', offer_contact: true },
  })
  expect((await say('ja graag')).done).toMatchObject({ open_contact: true, contact_question: complaint })
  const again = await say('de bediening was ook nog onbeschoft')
  expect((await say('en de soep was lauw')).text).not.toBe(again.text)
  expect(await count('bot_executions')).toBe(0)
})

it('[LEAD-01] passes on a complaint with a mail address only after yes, and whole', async () => {
  const { say, leads } = await visitor()
  const complaint = 'mijn eten was koud en de ober was onbeschoft, mail me op vera@klant.example'
  expect((await say(complaint)).text).toMatch(
    /^Wat vervelend, dat spijt me. Mag ik je e-mailadres doorgeven aan Gastheer/,
  )
  expect(await leads()).toEqual([])
  await say('ja')
  expect(await leads()).toMatchObject([{ email: 'vera@klant.example', message: complaint }])
})

it('ends a question about a danger to health with advice to call, found or not, with the known number', async () => {
  const { say } = await visitor(
    'Gastheer',
    'Bel ons op 030-1234567. Onze pindasaus is zelfgemaakt en bevat pinda en soja.',
  )
  const unknown = await say('mijn zoontje heeft een dodelijke notenallergie, wie is de kok?')
  expect(unknown.text).toMatch(/^Dat weet ik helaas niet.*\n\nGaat het om een allergie\?.*030-1234567.*\.$/s)
  const found = await say('bevat de pindasaus soja? ik ben allergisch')
  expect(found.text).toMatch(/\n\nGaat het om een allergie\?.*030-1234567 of vraag het een medewerker\.$/s)
  expect((await say('ik heb pijn in mijn pols')).text).toMatch(/^Vervelend om te horen.*huisarts.*030-1234567\.$/s)
  expect((await say('ja graag')).done).toMatchObject({ open_contact: true })
  expect((await say('ik wil niet meer leven')).text).toContain('0800-0113')
})

it('leaves a swear word before a question out of the search, the first time and with a cached search', async () => {
  const { say } = await visitor()
  for (const swearing of ['godverdomme wat een klotezooi, ', 'kut, '])
    expect((await say(swearing + QUESTION.toLowerCase())).text).toContain('22.00')
})

it('[AMB-141] speaks of the staff of a company without a configured name, never of the bot’s title', async () => {
  const { say } = await visitor(null)
  for (const message of [
    OUT_OF_SCOPE_EXAMPLE,
    OUT_OF_SCOPE_EXAMPLE,
    OUT_OF_SCOPE_EXAMPLE,
    'ja graag',
    'ja',
    'wie ben je?',
    'ben je een robot?',
    'wat kun je?',
    'wat kun je?',
    'bel me op 06 12345678',
    'ja',
  ])
    expect((await say(message)).text).not.toMatch(/Gastheer|\{/)
  expect((await say('medewerker')).text).toBe(
    'Natuurlijk. Vul hier je gegevens in, dan neemt een medewerker contact met je op.',
  )
})

it('answers a booking without a passage: nothing is booked, how to book; passes the request on after yes', async () => {
  const { say, leads, setMethod } = await visitor(
    'Gastheer',
    'Bel ons op 030-1234567. De taart reserveren wij voor vrijdag.',
  )
  await setMethod('telefoon')
  const request = 'Graag een tafel voor 2 vrijdag 19:30'
  expect(await say(request)).toMatchObject({
    text: 'Via deze chat is er nog niets geboekt. Reserveren kan telefonisch: 030-1234567. Zal ik je wens doorgeven, zodat een collega contact met je opneemt?',
    done: { status: 'completed', offer_contact: true },
  })
  expect((await say('ja graag')).done).toMatchObject({ open_contact: true, contact_question: request })
  await setMethod('online link')
  const withMail = `${request}, mijn mail is lotte@klant.example`
  expect((await say(withMail)).text).toMatch(
    /^Via deze chat is er nog niets geboekt. Reserveren doe je online, op de website van Gastheer. Mag ik je e-mailadres doorgeven/,
  )
  await say('ja')
  expect(await leads()).toMatchObject([{ email: 'lotte@klant.example', message: withMail }])
})

it('answers a booking request with the offer of a person, not with a passage that does not say how', async () => {
  const { say } = await visitor('Gastheer', 'We plannen genoeg tijd voor je afspraak. Wie een fout maakt, meldt die.')
  expect(await say('ik wil een afspraak maken')).toMatchObject({
    text: 'Via deze chat is er nog niets geboekt. Zal ik je wens doorgeven, zodat een collega contact met je opneemt?',
    done: { status: 'completed', offer_contact: true },
  })
  const other = await visitor('Gastheer', 'Een afspraak maken doe je online via onze website.')
  expect((await other.say('ik wil een afspraak maken')).text).toContain('online via onze website')
})

it('[LEAD-01] says whether details were passed on when asked, by the chat or by the form', async () => {
  const inChat = await visitor()
  expect((await inChat.say('is mijn bericht aangekomen?')).text).toMatch(/^Via deze chat is nog niets/)
  await inChat.say('bel me op 06 12345678')
  await inChat.say('ja')
  const byForm = await visitor()
  expect((await byForm.leave({ email: 'vera@klant.example' })).status).toBe(200)
  for (const { say, count } of [inChat, byForm]) {
    const said = [await say('is het gelukt?'), await say('Is mijn bericht aangekomen?')]
    for (const { text, done } of said) {
      expect(text).toMatch(/^Ja, .*Een collega neemt contact met je op\.$/)
      expect(done).toMatchObject({ status: 'completed', offer_contact: false })
    }
    expect(said[1]?.text).not.toBe(said[0]?.text)
    expect(await count('bot_executions')).toBe(0)
  }
})

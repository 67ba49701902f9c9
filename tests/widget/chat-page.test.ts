import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { ANSWER } from './fake-server.ts'
import {
  ask,
  axeProblems,
  chatAddress,
  closePage,
  NOTHING,
  openWidgetFixture,
  stored,
  visit,
  visitChat,
  type WidgetFixture,
} from './widget-fixture.ts'

let widgetFixture: WidgetFixture
beforeAll(async () => {
  widgetFixture = await openWidgetFixture()
}, 120_000)
afterEach(() => closePage(widgetFixture))
afterAll(() => widgetFixture.close())
beforeEach(() => {
  widgetFixture.syvo.seen.length = 0
})

const posted = (endpoint: string) =>
  widgetFixture.syvo.seen
    .filter((each) => each.path === `/functions/v1/hosted-chat/${endpoint}`)
    .map((each) => each.body)
const open = (token: string) => visitChat(widgetFixture, token)

describe('the chat page', { timeout: 240_000 }, () => {
  test('shows company, welcome and always the AI line; the token leaves the address and survives a reload', async () => {
    const { page } = await open('token-plain')
    expect(await page.textContent('h1')).toBe('Voorbeeldbedrijf')
    expect(await page.textContent('#log')).toContain('Hoi! Stel je vraag over je bestelling')
    expect(await page.isVisible('text=Je chat met een AI-assistent')).toBe(true)
    expect(await page.textContent('#status')).toBe('Je chat met een AI-assistent')
    expect(await page.getAttribute('#question', 'aria-describedby')).toContain('ai')
    expect(page.url()).not.toContain('token')
    await page.reload()
    await page.waitForSelector('#question')
    const access = { bot: 'bot-1', token: 'token-plain', embed: false }
    expect(posted('session')).toEqual([access, access])
    expect(await stored(page)).toEqual(NOTHING)
    await ask(page, 'Wanneer komt mijn pakket?')
    // From the first question on only the tab itself stores the conversation.
    expect(await stored(page)).toEqual({ ...NOTHING, session: 1 })
    for (const { headers } of widgetFixture.syvo.seen) {
      expect(headers.referer).toBeUndefined()
      expect(headers.cookie).toBeUndefined()
    }
    const post = widgetFixture.syvo.seen.find((each) => each.method === 'POST')
    expect(post?.headers.origin).toBe(widgetFixture.syvo.origin)
  })

  test('offers the contact form again after a reload, with the question that had no answer', async () => {
    const { page } = await visitChat(widgetFixture, 'token-plain')
    await ask(page, 'Regent het weer?')
    await page.reload()
    await page.getByRole('button', { name: 'Laat je gegevens achter' }).click()
    expect(await page.locator('#message').inputValue()).toBe('Regent het weer?')
  })

  test('continues the conversation after a reload, with its sources', async () => {
    const { page } = await visitChat(widgetFixture, 'token-plain')
    for (const question of ['Wanneer komt mijn pakket?', 'En op zaterdag?']) await ask(page, question)
    await page.reload()
    await page.locator('.turn.you').nth(1).waitFor()
    expect(await page.locator('.turn.you').allInnerTexts()).toEqual([
      expect.stringContaining('Wanneer komt mijn pakket?'),
      expect.stringContaining('En op zaterdag?'),
    ])
    expect(await page.locator('.source a').count()).toBe(2)
    await ask(page, 'En zondag?')
    const session = widgetFixture.syvo.seen.findLast(({ path }) => path.endsWith('/session'))
    expect(session?.body).toMatchObject({ previous: expect.any(String) })
    const next = widgetFixture.syvo.seen.find(({ body }) => body['message'] === 'En zondag?')
    expect(next?.body).toMatchObject({ conversation_id: expect.any(String) })
  })

  test('says under the first sourced answer that no language model is connected, also after a reload', async () => {
    const { page } = await open('token-from-pages')
    const note = page.locator('.note')
    await ask(page, 'Regent het weer?')
    expect(await note.count()).toBe(0)
    for (const question of ['Wanneer komt mijn pakket?', 'En op zaterdag?']) await ask(page, question)
    expect(await page.locator('.turn.bot').nth(2).locator('.note').innerText()).toBe('Er is geen taalmodel verbonden.')
    expect(await note.count()).toBe(1)
    expect(await axeProblems(page)).toEqual([])
    await page.reload()
    await page.locator('.turn.you').first().waitFor()
    expect(await page.locator('.turn.bot').nth(2).locator('.note').count()).toBe(1)
    expect(await note.count()).toBe(1)
    expect(await (await open('token-plain')).page.locator('.note').count()).toBe(0)
  })

  test('says in Dutch that a link is wrong and shows nothing else', async () => {
    const { page } = await visit(widgetFixture, chatAddress(widgetFixture, 'token-unknown'))
    await page.waitForSelector('text=Deze chatlink werkt niet meer.')
    expect(await page.isVisible('#chat')).toBe(false)
    expect(await page.isVisible('text=Probeer opnieuw')).toBe(false)
    await page.goto(`${widgetFixture.syvo.origin}/functions/v1/hosted-chat?bot=b`)
    await page.waitForSelector('text=Deze chatlink is niet compleet.')
    expect(await axeProblems(page)).toEqual([])
  })

  test('a screen reader announces an answer once, when it is complete', async () => {
    const { page } = await open('token-plain')
    await page.evaluate(() => {
      const log = document.querySelector('#log') ?? document.body
      new MutationObserver((changes) => {
        for (const change of changes) {
          const spoken = change.target === log ? [...change.addedNodes] : [change.target]
          for (const node of spoken) {
            const element = node instanceof Element ? node : node.parentElement
            if (!element?.closest('[aria-hidden=true]') && element?.isConnected)
              document.title += `|${node.textContent}`
          }
        }
      }).observe(log, { childList: true, characterData: true, subtree: true })
    })
    await ask(page, 'Wanneer komt mijn pakket?')
    const heard = (await page.title()).split('|').slice(1)
    expect(heard).toHaveLength(2)
    expect(heard[0]).toBe('Jij: Wanneer komt mijn pakket?')
    expect(heard[1]).toContain(`AI-assistent: ${ANSWER}`)
  })

  test('keeps a question that could not be sent and sends it again as the same message', async () => {
    const { page } = await open('token-plain')
    await page.fill('#question', 'Geef een fout')
    await page.press('#question', 'Enter')
    await page.waitForSelector('text=De assistent is even niet bereikbaar.')
    expect(await page.inputValue('#question')).toBe('Geef een fout')
    expect(await page.locator('.turn.you').count()).toBe(0)
    expect(await axeProblems(page)).toEqual([])
    await page.click('text=Probeer opnieuw')
    await page.waitForSelector(`text=${ANSWER}`)
    expect(await page.isVisible('#problem')).toBe(false)
    const ids = posted('messages').map((each) => each.client_message_id)
    expect(ids).toHaveLength(2)
    expect(ids[0]).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
    expect(ids[1]).toBe(ids[0])
  })

  test('waits as long as the server asks after too many questions', async () => {
    const { page } = await open('token-plain')
    await page.fill('#question', 'rustig aan')
    await page.press('#question', 'Enter')
    const retry = page.locator('#problem button')
    await retry.waitFor()
    expect(await retry.isDisabled()).toBe(true)
    expect(await retry.textContent()).toBe('Probeer opnieuw over 1 s')
    await retry.click()
    await page.waitForSelector(`text=${ANSWER}`)
  })

  test('an answer that is cut off is not shown as an answer', async () => {
    const { page } = await open('token-plain')
    await page.fill('#question', 'breek af')
    await page.press('#question', 'Enter')
    await page.waitForSelector('#problem >> text=Er ging iets mis.')
    expect(await page.locator('.turn.bot').count()).toBe(1)
    expect(await page.inputValue('#question')).toBe('breek af')
  })

  test('an answer can be stopped, and the next question belongs to the same conversation', async () => {
    const { page } = await open('token-plain')
    await page.fill('#question', 'Antwoord traag')
    await page.press('#question', 'Enter')
    await page.waitForSelector('[aria-hidden=true] >> text=Besteld')
    expect(await page.getAttribute('#send', 'aria-label')).toBe('Stop antwoord')
    await page.click('#send')
    await page.waitForSelector('text=Je hebt het antwoord gestopt.')
    expect(await page.getAttribute('#send', 'aria-label')).toBe('Verstuur')
    await ask(page, 'En nu?')
    expect(posted('messages').map((each) => each.conversation_id)).toEqual([
      undefined,
      expect.stringContaining('conversation'),
    ])
  })

  test('an ended session is renewed without the visitor noticing, also when that starts a new conversation', async () => {
    const { page } = await open('token-plain')
    widgetFixture.syvo.expireSessions()
    expect(await ask(page, 'Wanneer komt mijn pakket?')).toContain(ANSWER)
    widgetFixture.syvo.expireSessions()
    expect(await ask(page, 'En daarna?')).toContain(ANSWER)
    expect(posted('session')).toHaveLength(3)
    expect(await page.locator('.turn').count()).toBe(5)
    expect(await page.isVisible('#problem')).toBe(false)
  })

  test('a refusal offers to leave details; the form validates, keeps the text after a failure, and thanks', async () => {
    const { page } = await open('token-plain')
    await page.fill('#question', 'Hoe wordt het weer bij fout?')
    await page.press('#question', 'Enter')
    await page.click('#problem button')
    // The button of the answer, never the heading of the hidden form, which has the same words and is there before it.
    await page.getByRole('button', { name: 'Laat je gegevens achter' }).click()
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Laat je gegevens achter')
    expect(await page.inputValue('#message')).toBe('Hoe wordt het weer bij fout?')
    await page.click('#deliver')
    await page.waitForSelector('text=Vul je e-mailadres of je telefoonnummer in.')
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('email')
    expect(await axeProblems(page)).toEqual([])
    await page.fill('#email', 'jan@')
    await page.check('#consent')
    await page.press('#email', 'Enter')
    await page.waitForSelector('text=Dit e-mailadres klopt niet.')
    await page.fill('#email', 'piet@post..example')
    await page.click('#deliver')
    expect(await page.locator('#email-error').innerText()).toBe('Dit e-mailadres klopt niet.')
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('email')
    expect(posted('contact')).toEqual([])
    await page.fill('#email', 'jan@voorbeeld.example')
    await page.fill('#name', 'Jan')
    await page.click('#deliver')
    await page.waitForSelector('text=Opslaan lukte niet.')
    expect(await page.inputValue('#name')).toBe('Jan')
    await page.click('#deliver')
    await page.waitForSelector('text=Bedankt!')
    expect(await axeProblems(page)).toEqual([])
    const [first, second] = posted('contact')
    const { idempotency_key: key, ...lead } = first ?? {}
    expect(lead).toEqual({
      conversation_id: expect.stringContaining('conversation'),
      name: 'Jan',
      email: 'jan@voorbeeld.example',
      message: 'Hoe wordt het weer bij fout?',
      consent: true,
    })
    expect(key).toBeTypeOf('string')
    expect(second).toEqual(first)
    await page.click('#thanks >> text=Terug naar de chat')
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('question')
  })

  test('a member of staff is always one button away, and the way back too', async () => {
    const { page } = await open('token-plain')
    await page.click('text=Medewerker spreken')
    expect(
      await page.isVisible('text=We gebruiken je gegevens alleen om contact met je op te nemen over je vraag.'),
    ).toBe(true)
    await page.click('#contact >> text=Terug naar de chat')
    await ask(page, 'Wanneer komt mijn pakket?')
    expect(await page.isVisible('text=Medewerker spreken')).toBe(true)
  })

  test('at the month’s limit the chat is a contact form, from the start or from then on', async () => {
    const { page } = await open('token-limit')
    expect(await page.isVisible('text=De AI-assistent kan nu geen vragen beantwoorden.')).toBe(true)
    expect(await page.isVisible('#question')).toBe(false)
    expect(await page.isVisible('#contact >> text=Terug naar de chat')).toBe(false)
    expect(await page.isVisible('text=Je chat met een AI-assistent')).toBe(true)
    await page.fill('#phone', '06 - 12 34 56 78')
    await page.check('#consent')
    await page.click('#deliver')
    await page.waitForSelector('text=Bedankt!')
    const later = (await open('token-plain')).page
    await later.fill('#question', 'limiet')
    await later.press('#question', 'Enter')
    await later.waitForSelector('#contact >> text=De AI-assistent kan nu geen vragen beantwoorden.')
    await later.click('#contact >> text=Terug naar de chat')
    expect(await later.isVisible('#question')).toBe(false)
    expect(await later.isVisible('text=Medewerker spreken')).toBe(true)
    expect(await axeProblems(later)).toEqual([])
  })

  test('while the bot is paused the chat is a contact form that says so, from the start or the next question', async () => {
    const said = 'Deze assistent is even niet beschikbaar. Laat je bericht achter'
    const { page } = await open('token-paused')
    expect(await page.isVisible(`text=${said}`)).toBe(true)
    expect(await page.isVisible('#question')).toBe(false)
    await page.fill('#email', 'piet@klant.example')
    await page.check('#consent')
    await page.click('#deliver')
    await page.waitForSelector('text=Bedankt!')
    const later = (await open('token-plain')).page
    await later.fill('#question', 'pauze')
    await later.press('#question', 'Enter')
    await later.waitForSelector(`#contact >> text=${said}`)
    expect(await later.inputValue('#message')).toBe('pauze')
    await later.click('#contact >> text=Terug naar de chat')
    expect(await later.isVisible('#question')).toBe(false)
    expect(await later.isVisible(`#limit >> text=${said}`)).toBe(true)
  })
})

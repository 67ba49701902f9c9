import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { watchErrors } from '../support/browser.ts'
import {
  button,
  describing,
  EDIT,
  fillBasics,
  fillContent,
  focused,
  main,
  NEW,
  next,
  openEditors,
  saved,
  says,
  titleOf,
} from '../support/editor-pages.ts'

const { buyer, enter, enterAsVendor, createVendor, syvo } = openEditors()

describe('the wizard', () => {
  it('[VEND-01] [VEND-02] [ROUTE-23] four steps back and forth, the third a placeholder; an existing bot opens filled in', async () => {
    const page = await enterAsVendor()
    const problems = watchErrors(page)
    await titleOf(page).waitFor()
    const steps = await main(page).getByRole('list', { name: 'Stappen' }).locator('.step-title').allInnerTexts()
    expect(steps).toEqual(['Basisgegevens', 'Inhoud & Prijzen', 'Design', 'Testen & Publiceren'])
    await fillBasics(page)
    await page.waitForURL(EDIT)
    await next(page)
    await fillContent(page)
    await next(page)
    await main(page).getByText('Binnenkort', { exact: true }).last().waitFor()
    await main(page).getByRole('img', { name: 'Het portret van Kadegast' }).waitFor()
    await next(page)
    await says(page, 'Zo ziet een klant je formulier')
    expect(new URL(page.url()).search).toBe('?stap=4')
    await button(main(page), 'Vorige').click()
    await button(main(page), 'Vorige').click()
    expect(await main(page).getByLabel('Maandprijs').inputValue()).toBe('29,99')
    await page.goBack()
    await main(page).getByRole('img', { name: 'Het portret van Kadegast' }).waitFor()
    await page.goForward()
    await main(page).getByLabel('Eenmalige prijs').waitFor()
    await saved(page)
    await page.reload()
    expect(await main(page).getByLabel('Eenmalige prijs').inputValue()).toBe('349')
    await main(page).getByRole('heading', { level: 1, name: 'Kadegast' }).waitFor()
    expect(problems).toEqual([])
  })

  it('[VEND-05] [VEND-06] [VEND-07] a missing field in step 1 has its error, blocks Next and gets the focus', async () => {
    const page = await enterAsVendor()
    await titleOf(page).waitFor()
    await next(page)
    for (const text of ['Titel is te kort', 'Beschrijving is te kort', 'Categorie is verplicht']) await says(page, text)
    expect([await focused(page), new URL(page.url()).pathname]).toEqual(['title', NEW])
    await titleOf(page).fill('  ab ')
    await says(page, 'Titel is te kort')
    await titleOf(page).fill('abc')
    await main(page).getByText('Titel is te kort').waitFor({ state: 'detached' })
    await next(page)
    expect(await focused(page)).toBe('description')
    await describing(page).fill('tien teken')
    await main(page).getByText('Beschrijving is te kort').waitFor({ state: 'detached' })
    const choices = await main(page).getByLabel('Categorie').locator('option').allInnerTexts()
    expect(choices.slice(-2)).toEqual(['Data / Analyse', 'Ontwikkeling'])
    expect(await main(page).getByLabel('Categorie').inputValue()).toBe('')
    await next(page)
    expect(await focused(page)).toBe('category')
    await main(page).getByLabel('Categorie').selectOption('Ontwikkeling')
    await next(page)
    await main(page).getByLabel('Maandprijs').waitFor()
  })

  it('[VEND-08] [VEND-09] [VEND-10] [VEND-11] [VEND-12] [VEND-13] prices as the Dutch type them show the vendor’s share, and wrong ones their own errors', async () => {
    const page = await enterAsVendor()
    await fillBasics(page)
    await next(page)
    expect(await main(page).getByLabel('Huren en kopen').isChecked()).toBe(true)
    await next(page)
    await says(page, 'Prijs vereist: Vul een eenmalige prijs in')
    await says(page, 'Maandprijs vereist: Vul een maandelijkse prijs in')
    expect(await focused(page)).toBe('monthly_price')
    for (const [typed, once, monthly] of [
      ['abc', 'Voer een geldige prijs in', 'Voer een geldige maandprijs in'],
      ['NaN', 'Voer een geldige prijs in', 'Voer een geldige maandprijs in'],
      ['0', 'Ongeldige prijs', 'Ongeldige maandprijs'],
      ['-5', 'Ongeldige prijs', 'Ongeldige maandprijs'],
      ['1e9', 'Ongeldige prijs', 'Ongeldige maandprijs'],
    ] as const) {
      await main(page).getByLabel('Eenmalige prijs').fill(typed)
      await main(page).getByLabel('Maandprijs').fill(typed)
      await main(page).getByText(once, { exact: true }).waitFor()
      await main(page).getByText(monthly, { exact: true }).waitFor()
    }
    await main(page).getByLabel('Maandprijs').fill('29,99')
    await says(page, 'Jij houdt elke maand € 21,07 over: 85% van € 24,79 zonder btw.')
    await main(page).getByLabel('Maandprijs').press('ArrowUp')
    expect(await main(page).getByLabel('Maandprijs').inputValue()).toBe('30,00')
    expect(await main(page).getByLabel('Maandprijs').getAttribute('step')).toBe('0.01')
    await main(page).getByLabel('Alleen huren').check()
    await main(page).getByLabel('Eenmalige prijs').fill('')
    const endpoint = main(page).getByLabel('Endpoint')
    for (const address of ['geen adres', 'ftp://x.example', 'https://naam:geheim@x.example']) {
      await endpoint.fill(address)
      await next(page)
      await says(page, 'Ongeldige URL')
      expect(await focused(page)).toBe('api_endpoint')
    }
    await endpoint.fill('')
    await main(page).getByText('Ongeldige URL').waitFor({ state: 'detached' })
    await next(page)
    await main(page).getByRole('heading', { name: 'Design' }).waitFor()
  })

  it('the placeholders of a prompt are inserted at the cursor, and an unknown one is named', async () => {
    const page = await enterAsVendor(`${NEW}?stap=2`)
    const prompt = main(page).getByRole('textbox', { name: 'Prompt' })
    await prompt.fill('Beste , dag {{klant}}')
    await prompt.evaluate((area: HTMLTextAreaElement) => area.setSelectionRange(6, 6))
    await button(main(page), /Bedrijfsnaam/).click()
    expect(await prompt.inputValue()).toBe('Beste {{bedrijfsnaam}}, dag {{klant}}')
    await page.keyboard.press('Control+z')
    expect(await prompt.inputValue()).toBe('Beste , dag {{klant}}')
    await says(page, 'Onbekend veld {{klant}}')
    expect(await main(page).locator('.prompt-mark[data-kind=unknown]').innerText()).toBe('{{klant}}')
  })
})

describe('access', () => {
  it('[ROUTE-25] both publish aliases show the new-bot editor to developers; all others are redirected', async () => {
    const company = await createVendor()
    for (const path of ['/developer/publish', '/dev/publish']) {
      const page = await enter(company, path)
      await main(page).getByRole('heading', { level: 1, name: 'Nieuwe bot' }).waitFor()
      expect(new URL(page.url()).pathname).toBe(path)
    }
    for (const [path, target] of [
      [NEW, '/vendor/apply'],
      [`/vendor/bots/${buyer().botId}/edit`, '/vendor/apply'],
      ['/developer/publish', '/pricing'],
      ['/dev/publish', '/pricing'],
    ] as const) {
      const shopper = await enter(buyer(), path)
      await shopper.waitForURL(syvo().url + target)
      const visitor = await enter(null, path)
      await visitor.waitForURL(/\/auth\?/)
      expect(new URL(visitor.url()).searchParams.get('redirect')).toBe(path)
    }
  })

  it('a developer with the buyer role becomes a vendor with one press, and what is typed then is saved', async () => {
    const company = await createVendor()
    const session = z.object({ user: z.object({ id: z.string() }) })
    const { user } = session.parse(JSON.parse(company.storage['syvo.session'] ?? ''))
    const send = (path: string, method: string, body: object) =>
      fetch(syvo().url + path, {
        method,
        headers: { 'content-type': 'application/json', authorization: `Bearer ${company.token}` },
        body: JSON.stringify(body),
      })
    const profile = { user_id: user.id, role: 'vendor', is_developer: true }
    expect((await send('/rest/v1/profiles?on_conflict=user_id', 'POST', profile)).status).toBeLessThan(300)
    expect((await send('/rest/v1/profiles', 'PATCH', { role: 'buyer' })).status).toBe(200)
    const page = await enter(company, '/dev/publish')
    await main(page).getByRole('heading', { level: 1, name: 'Nieuwe bot' }).waitFor()
    await says(page, 'Je gebruikt Syvo nu als koper')
    expect(await main(page).getByRole('textbox').count()).toBe(0)
    await button(main(page), 'Word maker').click()
    await titleOf(page).fill('Kadegast')
    await page.waitForURL(EDIT)
    await saved(page)
  })
})

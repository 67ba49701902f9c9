import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { button, fillBasics, main, NEW, next, openEditors, saved, says } from '../support/editor-pages.ts'

const { enterAsVendor } = openEditors()

describe('the input fields', () => {
  const rows = (page: Page) => main(page).locator('.field-row')
  const json = async (page: Page): Promise<unknown> => {
    await button(main(page), 'JSON').click()
    const text = await main(page).getByLabel('Invoervelden als JSON').inputValue()
    await button(main(page), 'Velden').first().click()
    return text === '' ? '' : JSON.parse(text)
  }
  const file = (name: string, mimeType: string, content: string) => ({ name, mimeType, buffer: Buffer.from(content) })
  const upload = (page: Page, given: ReturnType<typeof file>) =>
    main(page).locator('input[type=file]').setInputFiles(given)

  it('are added, filled in, moved and removed with the keyboard alone, and the JSON follows', async () => {
    const page = await enterAsVendor(`${NEW}?stap=2`)
    await button(main(page), 'Voeg een veld toe').focus()
    await page.keyboard.press('Enter')
    await page.keyboard.type('Naam')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await page.keyboard.type('Noor')
    await button(main(page), 'Voeg een veld toe').focus()
    await page.keyboard.press('Enter')
    await page.keyboard.type('E-mail')
    await page.keyboard.press('Tab')
    await page.keyboard.type('E-mailadres')
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Alt+ArrowUp')
    await main(page).getByText('E-mail staat nu op plaats 1 van 2').waitFor()
    expect(await json(page)).toEqual({
      fields: [
        { label: 'E-mail', type: 'email', placeholder: '' },
        { label: 'Naam', type: 'text', placeholder: 'Noor' },
      ],
    })
    await button(main(page), 'Zet E-mail lager').focus()
    await page.keyboard.press('Enter')
    await main(page).getByText('E-mail staat nu op plaats 2 van 2').waitFor()
    expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('Zet E-mail lager')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    expect(await json(page)).toEqual({ fields: [{ label: 'Naam', type: 'text', placeholder: 'Noor' }] })
  })

  it('[VEND-14] text that is no JSON is stored with the stated error, and valid fields are shown', async () => {
    const page = await enterAsVendor()
    await fillBasics(page)
    await next(page)
    await button(main(page), 'JSON').click()
    const area = main(page).getByLabel('Invoervelden als JSON')
    await area.fill('{ "fields": [')
    await next(page)
    await says(page, 'Ongeldig JSON: Controleer de JSON van input-velden')
    await saved(page)
    await page.reload()
    await says(page, 'Zolang deze JSON niet klopt')
    expect(await area.inputValue()).toBe('{ "fields": [')
    await area.fill('[{ "label": "Naam" }, { "label": "Datum", "type": "date" }]')
    await button(main(page), 'Velden').first().click()
    expect(
      await rows(page)
        .getByLabel('Label')
        .evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value)),
    ).toEqual(['Naam', 'Datum'])
    await rows(page).first().getByLabel('Label').fill('')
    await next(page)
    await rows(page).first().getByText('Elk veld heeft een label nodig').waitFor()
  })

  it('[VEND-15] [VEND-16] [VEND-17] load from a file of 2 MB and not one byte more, refused by type and content', async () => {
    const page = await enterAsVendor(`${NEW}?stap=2`)
    const good = '{"fields":[{"label":"Naam"},{"label":"Datum","type":"date"}]}'
    const padded = (bytes: number) => good + ' '.repeat(bytes - good.length)
    for (const [given, text] of [
      [file('velden.json', 'text/plain', good), 'Alleen JSON-bestanden worden ondersteund.'],
      [file('velden.json', 'application/json', padded(2 * 1024 * 1024 + 1)), 'Bestand is te groot (max 2MB).'],
      [file('velden.json', 'application/json', '[]'), 'JSON moet een object zijn'],
      [file('velden.json', 'application/json', '{'), 'Ongeldig JSON-bestand'],
    ] as const) {
      await upload(page, given)
      await main(page).getByText(text, { exact: true }).waitFor()
      expect(await rows(page).count()).toBe(0)
    }
    await button(main(page), 'Voeg een veld toe').click()
    await page.keyboard.type('Stond er al')
    await upload(page, file('velden.json', 'application/json', padded(2 * 1024 * 1024)))
    await says(page, '2 velden uit velden.json.')
    expect(await rows(page).nth(1).getByLabel('Soort').inputValue()).toBe('date')
    await button(main(page), 'Zet terug wat er stond').click()
    expect(await rows(page).count()).toBe(1)
  })
})

import { describe, expect, it } from 'vitest'
import { openPage } from '../support/browser.ts'
import {
  button,
  describing,
  EDIT,
  fillBasics,
  focused,
  main,
  NEW,
  next,
  openEditors,
  saved,
  says,
  titleOf,
} from '../support/editor-pages.ts'

const { enter, enterAsVendor, createVendor, syvo } = openEditors()

describe('saving', () => {
  it('saves everything while typing and restores it after a reload; saving a draft needs only a title', async () => {
    const page = await enterAsVendor()
    await titleOf(page).waitFor()
    await button(main(page), 'Save as draft').click()
    await says(page, 'Titel is te kort')
    expect(await focused(page)).toBe('title')
    await says(page, 'Nog niet bewaard')
    await titleOf(page).pressSequentially('Kadegast', { delay: 20 })
    const element = await titleOf(page).elementHandle()
    await page.waitForURL(EDIT)
    expect(await titleOf(page).evaluate((now, before) => now === before, element)).toBe(true)
    expect(await focused(page)).toBe('title')
    await page.keyboard.type(' aan zee')
    await button(main(page), 'Save as draft').click()
    await page.getByText('Concept bewaard').waitFor()
    await saved(page)
    await page.reload()
    expect(await titleOf(page).inputValue()).toBe('Kadegast aan zee')
  })

  it('unsaved text without a title or without a server is restored, also after the process was killed', async () => {
    const page = await enterAsVendor()
    await describing(page).fill('Nog zonder titel')
    await page.reload()
    expect(await describing(page).inputValue()).toBe('Nog zonder titel')
    await says(page, 'Wat je hier eerder typte')
    await titleOf(page).fill('Kadegast')
    await page.waitForURL(EDIT)
    await saved(page)
    await syvo().kill()
    await titleOf(page).fill('Kadegast zonder lijn')
    await says(page, 'Bewaren mislukt, we proberen het opnieuw')
    await syvo().restart()
    await saved(page)
    await page.reload()
    expect(await titleOf(page).inputValue()).toBe('Kadegast zonder lijn')
  })

  it('an invalid number is stored as typed; save status and field show the error, also after a reload', async () => {
    const page = await enterAsVendor()
    await fillBasics(page)
    await page.waitForURL(EDIT)
    await saved(page)
    await next(page)
    const answers = main(page).locator('[name=monthly_execution_limit]')
    const wrong = /^Bewaard om \d\d:\d\d zoals je het typte\. 1 veld klopt nog niet\.$/
    await answers.fill('duizend')
    await answers.blur()
    await says(page, wrong)
    await page.reload()
    expect(await answers.inputValue()).toBe('duizend')
    expect(await answers.getAttribute('aria-invalid')).toBe('true')
    await says(page, wrong)
    // A field that is only empty is no error.
    expect(await main(page).locator('[aria-invalid=true]').count()).toBe(1)
    await answers.fill('1000')
    await says(page, /^Bewaard om \d\d:\d\d$/)
  })

  it('unsaved text of a closed page is offered in the next one', async () => {
    const company = await createVendor()
    const page = await enter(company, NEW)
    await describing(page).fill('Van gisteren')
    await page.evaluate(() => {
      const [key = ''] = Object.keys(localStorage).filter((name) => name.startsWith('syvo-bot-draft:'))
      const kept = JSON.parse(localStorage.getItem(key) ?? '{}')
      localStorage.setItem(key, JSON.stringify({ ...kept, at: new Date(Date.now() - 86_400_000).toISOString() }))
    })
    const other = await page.context().newPage()
    await page.close()
    await openPage(other, syvo().url + NEW)
    await button(main(other), 'Neem dat over').click()
    expect(await describing(other).inputValue()).toBe('Van gisteren')
  })

  it.each(['mine', 'theirs'] as const)(
    'two tabs: the user sees the differences and chooses; %s stays and neither is lost before',
    async (choice) => {
      const page = await enterAsVendor()
      await fillBasics(page)
      await page.waitForURL(EDIT)
      await saved(page)
      const other = await page.context().newPage()
      await openPage(other, page.url())
      await describing(other).fill('Getypt in de tweede tab.')
      await saved(other)
      await describing(page).fill('Getypt in de eerste tab.')
      const dialog = page.getByRole('dialog')
      await dialog.getByText('Getypt in de eerste tab.').waitFor()
      await dialog.getByText('Getypt in de tweede tab.').waitFor()
      expect(await dialog.getByRole('heading', { level: 3 }).allInnerTexts()).toEqual(['Beschrijving'])
      await button(dialog, 'Kies later').click()
      await titleOf(page).fill('Kadegast, intussen')
      await page.reload()
      await button(
        page.getByRole('dialog'),
        choice === 'mine' ? 'Behoud wat ik hier typte' : 'Neem het andere over',
      ).click()
      await saved(page)
      await page.reload()
      expect([await titleOf(page).inputValue(), await describing(page).inputValue()]).toEqual(
        choice === 'mine'
          ? ['Kadegast, intussen', 'Getypt in de eerste tab.']
          : ['Kadegast', 'Getypt in de tweede tab.'],
      )
    },
  )

  it('a draft of another vendor and an unknown draft are not found', async () => {
    const page = await enterAsVendor()
    await fillBasics(page)
    await page.waitForURL(EDIT)
    const stranger = await enterAsVendor(new URL(page.url()).pathname)
    await says(stranger, 'Deze bot is er niet')
    expect(await main(stranger).innerText()).not.toContain('Kadegast')
  })
})

import { describe, expect, it } from 'vitest'
import { executionText as text } from '../../src/modules/runtime/screens/execution.text.ts'
import { takeScreenshot, watchErrors } from '../support/browser.ts'
import { openBrowserFixture } from '../support/browser-fixture.ts'

const browserFixture = openBrowserFixture()
const OUT_OF_SCOPE_EXAMPLE = 'Wie wordt de nieuwe premier?'
const KNOWN = 'Hoe laat gaan jullie open?'

describe('a run that is refused is no success', () => {
  it('in the run dialog: heading, text and no toast', async () => {
    const { botId, storage } = browserFixture.company
    const { page } = await browserFixture.see(`/dashboard?bot=${botId}`, {}, storage)
    const problems = watchErrors(page)
    const dialog = page.getByRole('dialog')
    await dialog.locator('textarea, input').first().fill(OUT_OF_SCOPE_EXAMPLE)
    await dialog.getByRole('button', { name: text.run }).click()
    await dialog.getByRole('heading', { name: text.noAnswer }).waitFor()
    expect(await dialog.innerText()).toContain('Je bot gaf geen antwoord')
    expect(await dialog.innerText()).not.toMatch(/collega|medewerker/)
    expect(await dialog.getByRole('heading', { name: text.result }).count()).toBe(0)
    expect(await page.getByText(text.ran).count()).toBe(0)
    await takeScreenshot(page, 'run-refused')
    // The toast of a success appears in the same frame as its heading: it appears here, so it would have appeared above.
    await dialog.locator('textarea, input').first().fill(KNOWN)
    // The pages of the example may still be loading.
    await expect
      .poll(
        async () => {
          await dialog.getByRole('button', { name: text.run }).click()
          await dialog
            .getByRole('heading', { name: text.result })
            .or(dialog.getByRole('heading', { name: text.noAnswer }))
            .waitFor()
          return dialog.getByRole('heading', { name: text.result }).count()
        },
        { interval: 1000, timeout: 30_000 },
      )
      .toBe(1)
    await page.getByText(text.ran).first().waitFor()
    expect(problems).toEqual([])
  })

  it('in the wizard’s test: the visitor’s text, the reason for the customer, and the conversation stays', async () => {
    const { botId, storage } = browserFixture.company
    const { page } = await browserFixture.see(`/my-bots/${botId}/inrichten?stap=testen`, {}, storage)
    const form = page.locator('.trial-question')
    const ask = async (question: string) => {
      await form.getByLabel(text.askSelf).fill(question)
      await form.getByRole('button', { name: text.ask, exact: true }).click()
    }
    await ask(OUT_OF_SCOPE_EXAMPLE)
    await form.getByText(/vond hier geen antwoord op/).waitFor()
    await form.getByText(/Dat weet ik helaas niet/).waitFor()
    expect(await page.getByText(text.ran).count()).toBe(0)
    await ask('ja graag')
    await form.getByText(/er wordt niets doorgegeven of bewaard/).waitFor()
    expect(await form.getByText(/vond hier geen antwoord op/).count()).toBe(0)
    await ask(KNOWN)
    await form.getByText(text.foundIn).waitFor()
    expect(await form.locator('.turn').count()).toBe(6)
    await takeScreenshot(page, 'wizard-test')
  })
})

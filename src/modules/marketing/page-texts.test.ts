import { expect, it } from 'vitest'
import { LEGAL_TEXTS } from './contract.ts'
import { pageText, parsePageText } from './page-texts.ts'

it.each(LEGAL_TEXTS)(
  'the page %s has a headed text that says it is not final, with the support address',
  async (name) => {
    const { title, content, updated } = await pageText(name, 'hulp@syvo.example')
    expect(title.length).toBeGreaterThan(5)
    expect(updated).toMatch(/^20\d\d-\d\d-\d\d$/)
    expect(content).toContain('Deze tekst is nog niet definitief')
    expect(content).toContain('<a href="mailto:hulp@syvo.example">hulp@syvo.example</a>')
    expect(content.match(/<h2>/g)?.length).toBeGreaterThan(3)
    expect(content).not.toContain('{{')
  },
)

it('a page without a description is refused with the name of its file', async () => {
  await expect(parsePageText('leeg.md', '---\ntitle: Leeg\n---\nTekst', '')).rejects.toThrow('leeg.md')
})

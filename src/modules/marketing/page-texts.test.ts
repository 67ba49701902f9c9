import { expect, it } from 'vitest'
import { LEGAL_TEXTS } from './contract.ts'
import { type Operator, pageText, parsePageText } from './page-texts.ts'

const OPERATOR: Operator = {
  supportEmail: 'hulp@syvo.example',
  companyName: 'Voorbeeld B.V.',
  companyAddress: 'Kade 1, 1234 AB Voorbeeldstad',
  companyKvk: '12345678',
  companyVatId: 'NL123456789B01',
}

it.each(LEGAL_TEXTS)(
  'the page %s is a whole text with headings that names the operator of Syvo and the address to mail',
  async (name) => {
    const { title, content, updated } = await pageText(name, OPERATOR)
    expect(title.length).toBeGreaterThan(5)
    expect(updated).toMatch(/^20\d\d-\d\d-\d\d$/)
    expect(content).toContain('<a href="mailto:hulp@syvo.example">hulp@syvo.example</a>')
    expect(content).toContain('Voorbeeld B.V., Kade 1, 1234 AB Voorbeeldstad')
    expect(content.match(/<h2>/g)?.length).toBeGreaterThan(5)
    expect(content).not.toMatch(/\{\{|niet definitief|definitieve tekst|leggen we nog vast/)
  },
)

it('a page without a description is refused with the name of its file', async () => {
  await expect(parsePageText('leeg.md', '---\ntitle: Leeg\n---\nTekst', OPERATOR)).rejects.toThrow('leeg.md')
})

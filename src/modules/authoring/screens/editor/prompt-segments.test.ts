import fc from 'fast-check'
import { expect, it } from 'vitest'
import { buildSystemMessage } from '../../../runtime/domain/build-prompt.ts'
import { PLACEHOLDERS, toPromptSegments, unknownPlaceholders } from './prompt-segments.ts'

const parts = {
  botTitle: 'Kadegast',
  companyName: 'Bistro De Kade',
  configuration: [{ label: 'Menu', value: 'vis' }],
  passages: [{ title: 'Open', heading: 'Open', text: 'Tot 22.00 uur' }],
}

it('the pieces of a prompt together are the prompt to the letter', () => {
  const prompt = fc
    .array(fc.oneof(fc.string(), fc.constantFrom('{{', '}}', '{{kennis}}', '{{ x }}', '\n')))
    .map((all) => all.join(''))
  fc.assert(
    fc.property(prompt, (text) => {
      expect(
        toPromptSegments(text)
          .map((piece) => piece.text)
          .join(''),
      ).toBe(text)
    }),
  )
})

it('known placeholders are exactly those that the product fills in, and unknown ones stay in the prompt', () => {
  for (const name of [...PLACEHOLDERS, 'KENNIS', ' vraag ', 'klant', 'kennis2', '']) {
    const typed = `{{${name}}}`
    const system = buildSystemMessage({ ...parts, template: `Begin ${typed}.` })
    const [, piece] = toPromptSegments(`Begin ${typed}.`)
    expect([typed, piece?.kind]).toEqual([typed, system.includes(`Begin ${typed}.`) ? 'unknown' : 'known'])
  }
  expect(unknownPlaceholders('{{klant}} {{kennis}} {{ klant }} {{klant}}')).toEqual(['{{klant}}', '{{ klant }}'])
})

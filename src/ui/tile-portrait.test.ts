import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { FIGURES } from './tile-figures.ts'
import fixture from './tile-portrait.fixture.json' with { type: 'json' }
import { brandMark, categorySign, emptyTile, portraitTraits, tilePortrait } from './tile-portrait.ts'

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')

describe('the tile follows the frozen grammar', () => {
  test.each(fixture.portraits)('same traits and same svg for $seed in $category', (expected) => {
    const { figure, division, eye, variant, gaze } = portraitTraits(expected.seed, expected.category)
    const svg = tilePortrait(expected.seed, expected.category)
    const traits = { figuur: FIGURES[figure]?.[0], verdeling: division, oog: eye, variant, blik: gaze }
    expect(traits).toEqual(expected.traits)
    if (expected.svg) expect(svg).toBe(expected.svg)
    else expect(sha256(svg)).toBe(expected.sha256)
  })

  test.each(fixture.figures)(
    'same drawing of figure $figure, variant $variant',
    ({ figure, variant, sha256: expected }) => {
      const index = FIGURES.findIndex(([name]) => name === figure)
      const forced = {
        figure: index,
        variant: variant === 1 ? 1 : 0,
        division: variant * 3 + 1,
        eye: 'pil',
        gaze: [1, 1],
      } as const
      expect(sha256(tilePortrait('x', 'Marketing', { traits: forced }))).toBe(expected)
    },
  )

  test.each(fixture.categories)('same empty tile and sign for $category', ({ category, empty, sign }) => {
    expect(sha256(emptyTile(category))).toBe(empty)
    expect(sha256(categorySign(category))).toBe(sign)
  })

  test('same brand picture', () => expect(brandMark()).toBe(fixture.brand))

  test('a title becomes an escaped name', () => {
    expect(tilePortrait('bot-1', 'Horeca', { title: 'A "B" & <C>' })).toBe(fixture.titled)
  })
})

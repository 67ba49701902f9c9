import fc from 'fast-check'
import { expect, test } from 'vitest'
import { brandColor, contrast, READABLE_CONTRAST, readableColor } from './readable-color.ts'

const color = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`)

test('text is readable on every brand colour', () => {
  fc.assert(
    fc.property(color, (background) => contrast(readableColor(background), background) >= READABLE_CONTRAST),
    { numRuns: 5000 },
  )
})

test('contrast is computed as WCAG defines it', () => {
  expect(contrast('#000000', '#FFFFFF')).toBeCloseTo(21, 5)
  expect(contrast('#777777', '#FFFFFF')).toBeCloseTo(4.48, 2)
  expect(readableColor('#1F5C4D')).toBe('#FFFFFF')
  expect(readableColor('#FFE14D')).toBe('#151B2B')
})

test('a value that is not a six-digit colour becomes the default colour', () => {
  expect(brandColor('#a1B2c3')).toBe('#a1B2c3')
  for (const value of ['', 'red', '#fff', '#12345g', '#123456;x', 'url(#123456)'])
    expect(brandColor(value)).toBe('#3B82F6')
})

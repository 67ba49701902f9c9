import { expect, it } from 'vitest'
import { chooseToastPlace } from './toast-place.ts'

const PHONE = { width: 390, height: 844, bottomBars: 59 }
const DESK = { width: 1280, height: 800, bottomBars: 0 }
const box = (left: number, top: number) => ({ left, top, right: left + 160, bottom: top + 44 })

it.each([
  ['a phone without a button in the way', PHONE, [], 'top-center'],
  ['a phone with a button at its top', PHONE, [box(200, 80)], 'bottom-center'],
  ['a phone with a button above its bar', PHONE, [box(200, 720)], 'top-center'],
  ['a phone with a button at both ends', PHONE, [box(200, 80), box(200, 720)], 'top-center'],
  ['a phone with more of them at its top', PHONE, [box(0, 20), box(200, 80), box(200, 720)], 'bottom-center'],
  ['a desk without a button in the way', DESK, [box(200, 700)], 'bottom-right'],
  ['a desk with a button at its bottom right', DESK, [box(1000, 700)], 'top-right'],
] as const)('a toast covers no action that it can avoid: %s', (_name, screen, inView, place) => {
  expect(chooseToastPlace(screen, inView)).toBe(place)
})

it.each([
  ['at its bottom right', [], [box(1000, 700)], 'top-right'],
  ['at both ends', [], [box(1000, 60), box(1000, 700)], 'bottom-right'],
  ['at its bottom right, and a main action at its top right', [box(1000, 60)], [box(1000, 700)], 'bottom-right'],
] as const)(
  'a toast on a desk lies over another action only to spare a main one: one %s',
  (_name, inView, others, place) => {
    expect(chooseToastPlace(DESK, inView, others)).toBe(place)
  },
)

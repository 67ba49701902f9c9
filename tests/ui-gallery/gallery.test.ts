import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Gallery } from './gallery.tsx'

const html = renderToString(createElement(Gallery))

test('every part renders on the server', () => expect(html).toContain('Onderdelen'))

test('no part renders a style attribute or an inline handler, so a strict policy blocks nothing', () => {
  expect(html).not.toMatch(/\sstyle=/)
  expect(html).not.toMatch(/\son[a-z]+=/)
})

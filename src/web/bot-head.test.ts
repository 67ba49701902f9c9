import { expect, it } from 'vitest'
import { botHead } from './bot-head.ts'
import { UNKNOWN_SITE } from './site.ts'

const titleOf = (hasFailed: boolean) => botHead(undefined, '/bot/x', UNKNOWN_SITE, hasFailed).meta[0]

it('a fault of ours is not called a missing bot in the title of the page', () => {
  expect(titleOf(true)).toEqual({ title: 'Deze pagina lukt nu niet | Syvo' })
  expect(titleOf(false)).toEqual({ title: 'Bot niet gevonden | Syvo' })
})

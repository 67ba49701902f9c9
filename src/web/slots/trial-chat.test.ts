import { expect, it } from 'vitest'
import { sampleBot } from '../../../tests/support/sample-bot.ts'
import { trialNextOf } from './trial-chat.tsx'

const bot = sampleBot({ pricing_model: 'both' })
const wizard = `/my-bots/${bot.id}/inrichten`

it('after the free messages a visitor is asked to create an account, and continues to the wizard', () => {
  const next = trialNextOf(bot, { isIn: false, offer: {} })
  expect(next?.as).toBeUndefined()
  expect(next?.href).toBe(`/auth?tab=signup&redirect=${encodeURIComponent(wizard)}`)
})

it('an account is asked to start the trial, or to set the bot up when it already has access', () => {
  expect(trialNextOf(bot, { isIn: true, offer: {} })).toMatchObject({ href: wizard, as: 'trial' })
  for (const offer of [{ isKnown: true }, { hasFreePlanSlot: true }])
    expect(trialNextOf(bot, { isIn: true, offer })).toEqual({ href: wizard, as: 'setup' })
})

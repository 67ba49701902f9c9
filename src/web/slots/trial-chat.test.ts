import { expect, it } from 'vitest'
import { sampleBot } from '../../../tests/support/sample-bot.ts'
import { trialNextOf } from './trial-chat.tsx'

const bot = sampleBot({ pricing_model: 'both' })
const wizard = `/my-bots/${bot.id}/inrichten`

it('after the free messages a visitor is asked to make an account, and goes on to the wizard', () => {
  const next = trialNextOf(bot, { isIn: false, offer: {} })
  expect(next?.as).toBeUndefined()
  expect(next?.href).toBe(`/auth?tab=signup&redirect=${encodeURIComponent(wizard)}`)
})

it('who has an account is asked to make none: he starts the trial, or goes on where he has the bot already', () => {
  expect(trialNextOf(bot, { isIn: true, offer: {} })).toMatchObject({ href: wizard, as: 'trial' })
  for (const offer of [{ isKnown: true }, { hasFreePlanSlot: true }])
    expect(trialNextOf(bot, { isIn: true, offer })).toEqual({ href: wizard, as: 'setup' })
})

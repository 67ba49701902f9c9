import { describe, expect, it } from 'vitest'
import { DEMO_BOTS, demoTopic } from './demo-topic.ts'

describe('the topic of a demo reply', () => {
  it('is chosen per bot by a word in the message', () => {
    expect(demoTopic('ecom-finder', 'Welke wandelschoenen passen bij een dagtocht?')).toBe('ecom-shoes')
    expect(demoTopic('cv-bot', 'Hoe lang mag mijn cv zijn?')).toBe('cv-length')
    expect(demoTopic('design-assistant', 'Welke kleuren passen bij een bakker?')).toBe('design-colour')
    expect(demoTopic('cv-bot', 'Welke kleuren passen bij een bakker?')).toBe('cv-other')
  })

  it('ignores capitals, accents and punctuation', () => {
    expect(demoTopic('ecom-finder', 'RETOUR?!')).toBe('ecom-return')
    expect(demoTopic('design-assistant', 'Een lógo…')).toBe('design-logo')
  })

  it('compares the beginnings of words only', () => {
    expect(demoTopic('ecom-finder', 'Is dit goed voor het klimaat?')).toBe('ecom-other')
    expect(demoTopic('cv-bot', 'Ik woon in Zutphen')).toBe('cv-other')
  })

  it('prefers the narrow topic: sending and size come before price and shoes', () => {
    expect(demoTopic('ecom-finder', 'Wat kost verzenden?')).toBe('ecom-delivery')
    expect(demoTopic('ecom-finder', 'Vallen jullie schoenen groot? Ik heb maat 43.')).toBe('ecom-size')
    expect(demoTopic('ecom-finder', 'Hoi! Heb je ook laarzen?')).toBe('ecom-shoes')
  })

  it.each(DEMO_BOTS)('%s answers a greeting and thanks, and has one topic for everything unknown', (bot) => {
    expect(demoTopic(bot, 'Hallo daar')).toBe('hello')
    expect(demoTopic(bot, 'Dankjewel!')).toBe('thanks')
    expect(['ecom-other', 'cv-other', 'design-other']).toContain(demoTopic(bot, 'xyz'))
    expect(demoTopic(bot, '')).toBe(demoTopic(bot, 'xyz'))
  })
})

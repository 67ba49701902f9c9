import { describe, expect, it } from 'vitest'
import { batchesThatAsk } from './batches-that-ask.ts'

const running = (category: string | null, botId: string | null = null) => ({ category, botId })
const wanted = (categories: string[], botId: string | null = null) => ({ categories, botId })
const HORECA = running('horeca')
const HR = running('hr')
const ALL = running(null)
const ONE_BOT = running('horeca', 'balie')

describe('which running batches ask all that a new one would', () => {
  it('are the same one, the wider one, and several that together ask everything', () => {
    expect(batchesThatAsk([HORECA], wanted(['horeca']))).toEqual([HORECA])
    expect(batchesThatAsk([ONE_BOT], wanted(['horeca'], 'balie'))).toEqual([ONE_BOT])
    expect(batchesThatAsk([HORECA], wanted(['horeca'], 'balie'))).toEqual([HORECA])
    expect(batchesThatAsk([ALL], wanted(['horeca', 'hr']))).toEqual([ALL])
    expect(batchesThatAsk([HORECA, HR], wanted(['horeca', 'hr']))).toEqual([HORECA, HR])
  })

  it('are none while something of it is not asked: another category, another bot, or the other bots', () => {
    expect(batchesThatAsk([HORECA], wanted(['hr']))).toEqual([])
    expect(batchesThatAsk([ONE_BOT], wanted(['horeca']))).toEqual([])
    expect(batchesThatAsk([ONE_BOT], wanted(['horeca'], 'tafelwijs'))).toEqual([])
    expect(batchesThatAsk([HORECA], wanted(['horeca', 'hr']))).toEqual([])
    expect(batchesThatAsk([], wanted(['horeca']))).toEqual([])
  })
})

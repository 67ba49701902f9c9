import { setImmediate } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { newBrowserId } from '#platform/ids/browser-id.ts'
import { type BotForm, EMPTY_BOT_FORM } from '../../contract.ts'
import { DraftAutosave } from './draft-autosave.ts'
import type { DraftToSend, SaveAnswer } from './save-draft.ts'
import type { UnsavedForm } from './unsaved-form.ts'

const NOW = new Date('2026-11-22T13:03:00Z')
const SAVED_AT = '2026-11-22T13:03:00.000Z'
const BOT = '0192e6fb-4580-7b00-a94c-7e80460bfee5'

type Sent = DraftToSend

/** Opens an autosave whose clock and server the test controls. */
function openAutosave(start: { botId: string | null; form?: BotForm; revision?: number } = { botId: null }) {
  const sent: Sent[] = []
  const made: string[] = []
  const kept = new Map<string | null, UnsavedForm>()
  let timer: { afterMs: number; run: () => void } | null = null
  let answer: (draft: Sent) => SaveAnswer | Promise<SaveAnswer> = (draft) => ({
    outcome: 'saved',
    botId: draft.botId ?? BOT,
    draft: { form: draft.form, revision: draft.revision + 1, savedAt: SAVED_AT },
  })
  const autosave = new DraftAutosave({
    start: { form: EMPTY_BOT_FORM, revision: 0, savedAt: null, ...start },
    newBotId: () => BOT,
    save: async (draft) => {
      sent.push(draft)
      return answer(draft)
    },
    saveUnsavedForm: (botId, typed) => void (typed === null ? kept.delete(botId) : kept.set(botId, typed)),
    later: (afterMs, run) => {
      const mine = { afterMs, run }
      timer = mine
      return () => {
        if (timer === mine) timer = null
      }
    },
    now: () => NOW,
  })
  autosave.whenMade((botId) => made.push(botId))
  const waits = () => timer?.afterMs ?? null
  const pass = async () => {
    const due = timer
    timer = null
    due?.run()
    await setImmediate()
  }
  return { autosave, sent, made, kept, waits, pass, answers: (next: typeof answer) => (answer = next) }
}

const away = (): SaveAnswer => ({ outcome: 'away' })

describe('saving while the user types', () => {
  it('a too short title stays in the browser; with the third letter it is sent once, 800 ms later', async () => {
    const { autosave, sent, kept, waits, pass, made } = openAutosave()
    autosave.change({ title: 'Ka' })
    expect([waits(), kept.get(null)?.form.title]).toEqual([null, 'Ka'])
    await autosave.flush()
    expect(sent).toEqual([])
    autosave.change({ title: 'Kad' })
    autosave.change({ title: 'Kade' })
    expect(waits()).toBe(800)
    await pass()
    expect(sent.map(({ form }) => form.title)).toEqual(['Kade'])
    expect(made).toEqual([BOT])
    expect(autosave.state()).toMatchObject({ botId: BOT, isDirty: false, saving: 'still', savedAt: SAVED_AT })
    expect(kept.size).toBe(0)
  })

  it('text typed during a save stays, is stored under the bot id and is sent next, over the new revision', async () => {
    const { autosave, sent, kept, answers } = openAutosave()
    let arrive = (_: SaveAnswer) => {}
    answers(() => new Promise((resolve) => (arrive = resolve)))
    autosave.change({ title: 'Kadegast' })
    const first = autosave.flush()
    await Promise.resolve()
    autosave.change({ description: 'Neemt op' })
    const { form } = sent[0] ?? { form: EMPTY_BOT_FORM }
    arrive({ outcome: 'saved', botId: BOT, draft: { form, revision: 1, savedAt: SAVED_AT } })
    expect(await first).toBe(false)
    expect(kept.get(BOT)).toMatchObject({ revision: 1, form: { title: 'Kadegast', description: 'Neemt op' } })
    expect(kept.has(null)).toBe(false)
    answers((draft) => ({ outcome: 'saved', botId: BOT, draft: { form: draft.form, revision: 2, savedAt: SAVED_AT } }))
    expect(await autosave.flush()).toBe(true)
    expect(sent.map(({ botId, revision }) => [botId, revision])).toEqual([
      [null, 0],
      [BOT, 1],
    ])
  })

  it('saves run one after the other, however often they are requested', async () => {
    const { autosave, answers } = openAutosave()
    let busy = 0
    let most = 0
    answers(async (draft) => {
      most = Math.max(most, ++busy)
      await Promise.resolve()
      busy--
      return {
        outcome: 'saved',
        botId: BOT,
        draft: { form: draft.form, revision: draft.revision + 1, savedAt: SAVED_AT },
      }
    })
    const asked = ['Kade', 'Kadeg', 'Kadega'].map((title) => {
      autosave.change({ title })
      return autosave.flush()
    })
    await Promise.all(asked)
    expect([most, autosave.state().isDirty, autosave.state().form.title]).toEqual([1, false, 'Kadega'])
  })

  it('an unreachable server is retried with growing delays up to half a minute, and the form stays stored', async () => {
    const { autosave, sent, kept, waits, pass, answers } = openAutosave()
    answers(away)
    autosave.change({ title: 'Kadegast' })
    await autosave.flush()
    const waited: (number | null)[] = []
    for (let at = 0; at < 6; at++) {
      waited.push(waits())
      await pass()
    }
    expect(waited).toEqual([2000, 4000, 8000, 16_000, 30_000, 30_000])
    expect([autosave.state().saving, kept.get(null)?.form.title]).toEqual(['failed', 'Kadegast'])
    answers((draft) => ({ outcome: 'saved', botId: BOT, draft: { form: draft.form, revision: 1, savedAt: SAVED_AT } }))
    await pass()
    expect([autosave.state().isDirty, kept.size, sent.at(-1)?.form.title]).toEqual([false, 0, 'Kadegast'])
  })

  it('a refusal of the server is shown, not retried, and tried again with the next change', async () => {
    const { autosave, sent, waits, answers } = openAutosave()
    answers(() => ({ outcome: 'refused', message: 'Dit is te lang om te bewaren' }))
    autosave.change({ title: 'Kadegast' })
    expect(await autosave.flush()).toBe(false)
    expect([autosave.state().saving, autosave.state().refusal, waits()]).toEqual([
      'refused',
      'Dit is te lang om te bewaren',
      null,
    ])
    autosave.change({ title: 'Kade' })
    expect([autosave.state().refusal, waits(), sent.length]).toEqual([null, 800, 1])
  })

  it('a form that equals the saved one is not saved; one without a draft is saved when a draft is needed', async () => {
    const form = { ...EMPTY_BOT_FORM, title: 'Kadegast' }
    const { autosave, sent, kept } = openAutosave({ botId: BOT, form })
    autosave.change({ title: 'Kadegasten' })
    autosave.change({ title: 'Kadegast' })
    await autosave.flush()
    expect([sent.length, kept.size]).toEqual([0, 0])
    expect(await autosave.ensureSaved()).toEqual({ botId: BOT, revision: 1 })
    expect(await autosave.ensureSaved()).toEqual({ botId: BOT, revision: 1 })
    expect(sent.length).toBe(1)
  })
})

describe('two tabs', () => {
  const mine = { ...EMPTY_BOT_FORM, title: 'Kadegast' }
  const theirs = { ...mine, description: 'Uit de andere tab' }
  const conflict = (): SaveAnswer => ({
    outcome: 'conflict',
    draft: { form: theirs, revision: 7, savedAt: SAVED_AT },
  })

  it.each(['mine', 'theirs'] as const)(
    'nothing is saved until the user chooses, and choosing %s saves that',
    async (choice) => {
      const { autosave, sent, kept, answers, waits } = openAutosave({ botId: BOT, form: mine, revision: 4 })
      answers(conflict)
      autosave.change({ price: '10' })
      await autosave.flush()
      expect(autosave.state().conflict?.form).toEqual(theirs)
      autosave.change({ price: '10,50' })
      expect(await autosave.flush()).toBe(false)
      expect([sent.length, waits(), kept.get(BOT)?.form.price]).toEqual([1, null, '10,50'])
      answers((draft) => ({
        outcome: 'saved',
        botId: BOT,
        draft: { form: draft.form, revision: 8, savedAt: SAVED_AT },
      }))
      autosave.resolveConflict(choice)
      expect(await autosave.flush()).toBe(true)
      const { form } = autosave.state()
      expect(choice === 'mine' ? form : theirs).toEqual(form)
      expect(sent.slice(1).map(({ revision, form: saved }) => [revision, saved.price])).toEqual(
        choice === 'mine' ? [[7, '10,50']] : [],
      )
      expect(kept.size).toBe(0)
    },
  )

  it('a lost answer is not another tab: the same form with a newer revision counts as saved', async () => {
    const { autosave, answers } = openAutosave({ botId: BOT, form: mine, revision: 4 })
    answers((draft) => ({ outcome: 'conflict', draft: { form: draft.form, revision: 5, savedAt: SAVED_AT } }))
    autosave.change({ price: '10' })
    expect(await autosave.flush()).toBe(true)
    expect(autosave.state().conflict).toBe(null)
  })

  it('a first save whose answer was lost is found by its chosen id, and later typing goes over it', async () => {
    const { autosave, sent, made, kept, answers } = openAutosave()
    answers(away)
    autosave.change({ title: 'Kadegast' })
    await autosave.flush()
    expect(kept.get(null)?.newBotId).toBe(BOT)
    autosave.change({ description: 'Neemt op' })
    const arrived = sent[0]?.form ?? EMPTY_BOT_FORM
    answers((draft) =>
      draft.botId === null
        ? { outcome: 'conflict', draft: { form: arrived, revision: 1, savedAt: SAVED_AT } }
        : { outcome: 'saved', botId: BOT, draft: { form: draft.form, revision: 2, savedAt: SAVED_AT } },
    )
    expect(await autosave.ensureSaved()).toEqual({ botId: BOT, revision: 2 })
    expect(sent.map(({ botId, newBotId, revision }) => [botId, newBotId, revision])).toEqual([
      [null, BOT, 0],
      [null, BOT, 0],
      [BOT, BOT, 1],
    ])
    expect([made, autosave.state().conflict, kept.size]).toEqual([[BOT], null, 0])
  })

  it('an answer that was lost before more was typed is not another tab either', async () => {
    const { autosave, sent, answers } = openAutosave({ botId: BOT, form: mine, revision: 4 })
    answers(away)
    autosave.change({ price: '10' })
    await autosave.flush()
    autosave.change({ price: '10,50' })
    const arrived = sent[0]?.form ?? EMPTY_BOT_FORM
    answers((draft) =>
      draft.revision === 4
        ? { outcome: 'conflict', draft: { form: arrived, revision: 5, savedAt: SAVED_AT } }
        : { outcome: 'saved', botId: BOT, draft: { form: draft.form, revision: 6, savedAt: SAVED_AT } },
    )
    expect(await autosave.flush()).toBe(true)
    expect([autosave.state().conflict, sent.at(-1)?.form.price]).toEqual([null, '10,50'])
  })

  it('a new bot that a reload restores keeps the id that was chosen for it', async () => {
    const { autosave, sent } = openAutosave()
    const chosen = newBrowserId()
    autosave.restore({ form: mine, revision: 0, at: NOW.toISOString(), newBotId: chosen })
    await autosave.flush()
    expect(sent[0]?.newBotId).toBe(chosen)
  })

  it('a save of another tab is adopted when nothing was typed here, an older answer never', () => {
    const { autosave } = openAutosave({ botId: BOT, form: mine, revision: 4 })
    expect(autosave.adopt({ form: theirs, revision: 3, savedAt: SAVED_AT })).toBe(false)
    expect(autosave.adopt({ form: theirs, revision: 5, savedAt: SAVED_AT })).toBe(true)
    expect(autosave.state().form).toEqual(theirs)
    autosave.change({ price: '10' })
    expect(autosave.adopt({ form: mine, revision: 6, savedAt: SAVED_AT })).toBe(false)
    expect(autosave.state().form.price).toBe('10')
  })

  it('the form stored in the browser is restored, and over a newer draft the user chooses', () => {
    const at = NOW.toISOString()
    const same = openAutosave({ botId: BOT, form: mine, revision: 4 })
    same.autosave.restore({ form: theirs, revision: 4, at })
    expect([same.autosave.state().form, same.autosave.state().isDirty, same.waits()]).toEqual([theirs, true, 800])
    const older = openAutosave({ botId: BOT, form: mine, revision: 4 })
    older.autosave.restore({ form: theirs, revision: 3, at })
    expect([older.autosave.state().form, older.autosave.state().conflict?.form, older.waits()]).toEqual([
      theirs,
      mine,
      null,
    ])
  })
})

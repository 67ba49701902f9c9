import { beforeEach, expect, it } from 'vitest'
import { clearTrialIntent, consumeTrialIntent, storeTrialIntent } from './trial-intent.ts'

const NOW_MS = Date.UTC(2026, 10, 23)
const DAY_MS = 86_400_000
let storage: Storage

beforeEach(() => {
  const kept = new Map<string, string>()
  storage = {
    get length() {
      return kept.size
    },
    clear: () => kept.clear(),
    key: (index) => [...kept.keys()][index] ?? null,
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  }
})

it('a press to try a bot counts once, for that bot, within a day', () => {
  expect(consumeTrialIntent(storage, 'a', NOW_MS)).toBe(false)
  storeTrialIntent(storage, 'a', NOW_MS)
  expect(consumeTrialIntent(storage, 'b', NOW_MS)).toBe(false)
  expect(consumeTrialIntent(storage, 'a', NOW_MS + 1000)).toBe(true)
  expect(consumeTrialIntent(storage, 'a', NOW_MS + 1000)).toBe(false)
  storeTrialIntent(storage, 'a', NOW_MS)
  expect(consumeTrialIntent(storage, 'a', NOW_MS + DAY_MS)).toBe(false)
})

it.each(['{', 'null', '7', '{"botId":"a"}', '{"botId":"a","nowMs":"x"}'])(
  '%s in the storage counts as no press',
  (text) => {
    storage.setItem('syvo.trial-intent', text)
    expect(consumeTrialIntent(storage, 'a', NOW_MS)).toBe(false)
  },
)

it('is deleted for the next user of this computer', () => {
  storeTrialIntent(storage, 'a', NOW_MS)
  clearTrialIntent(storage)
  expect(consumeTrialIntent(storage, 'a', NOW_MS)).toBe(false)
})

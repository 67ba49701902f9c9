import { createScriptedProvider, type ScriptedProvider } from './scripted-provider.ts'

/** A scripted bank that also keeps to its keys when money is given back: once per key. */
export function createUpgradingProvider(upgradeCents: number): ScriptedProvider {
  const provider = createScriptedProvider(upgradeCents)
  const done = new Set<string>()
  const { refund } = provider
  return Object.assign(provider, {
    refund: async (asked: Parameters<typeof refund>[0]) => {
      if (done.has(asked.idempotencyKey)) return
      done.add(asked.idempotencyKey)
      await refund(asked)
    },
  })
}

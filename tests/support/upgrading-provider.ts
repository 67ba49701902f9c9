import { createScriptedProvider, type ScriptedProvider } from './scripted-provider.ts'

/** A scripted bank that also keeps to its keys: a dearer plan is charged, and money given back, once per key. */
export function createUpgradingProvider(upgradeCents: number): ScriptedProvider {
  const provider = createScriptedProvider()
  const done = new Set<string>()
  const isNew = (key: string) => !done.has(key) && Boolean(done.add(key))
  return Object.assign(provider, {
    previewUpgrade: async () => upgradeCents,
    changePrice: async ({ reference, idempotencyKey }: { reference: string; idempotencyKey: string }) => {
      const order = [...provider.orders.values()].find(({ subscription }) => subscription?.reference === reference)
      const [first] = order?.payments ?? []
      if (!order || !first || !isNew(idempotencyKey)) return
      const payment = { ...first, reference: `${first.reference}:upgrade`, amountCents: upgradeCents }
      order.payments.push({ ...payment, reason: 'upgrade' })
    },
    refund: keyed(provider.refund, isNew),
  })
}

function keyed(refund: ScriptedProvider['refund'], isNew: (key: string) => boolean): ScriptedProvider['refund'] {
  return async (asked) => {
    if (isNew(asked.idempotencyKey)) await refund(asked)
  }
}

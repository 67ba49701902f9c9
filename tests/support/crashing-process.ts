import type { PaymentProvider } from '#modules/payments/provider.ts'
import type { Engine, EngineConnection } from '#platform/database/engine.ts'

/** The life of one process: it takes so many steps and is then dead; whatever it tries after that fails and does nothing. */
export interface ProcessLife {
  /** Steps so far. */
  readonly steps: number
  readonly isOver: boolean
  /** Takes one step; throws instead when the life is over, or ends by it. */
  step(): void
}

/** Makes a life that ends at its nth step; without a number it never does. */
export function lifeOf(lastStep = Number.POSITIVE_INFINITY): ProcessLife {
  let steps = 0
  let isOver = false
  return {
    get steps() {
      return steps
    },
    get isOver() {
      return isOver
    },
    step() {
      if (!isOver) steps += 1
      if (steps >= lastStep) isOver = true
      if (isOver) throw new Error('This process is dead.')
    },
  }
}

/** The database as a process reaches it: every statement and every commit is a step. What a dead one left open is rolled back, as a server does. */
export function crashingEngine(engine: Engine, life: ProcessLife): Engine {
  const inner = new WeakMap<EngineConnection, EngineConnection>()
  return {
    kind: engine.kind,
    async acquire() {
      if (life.isOver) life.step()
      const held = await engine.acquire()
      const crashing = crashingConnection(held, life)
      inner.set(crashing, held)
      return crashing
    },
    release: async (connection) => engine.release(inner.get(connection) ?? connection),
    async batch(identity, statements) {
      life.step()
      return engine.batch(identity, statements)
    },
    async script(role, text) {
      life.step()
      return engine.script(role, text)
    },
    async statement(role, text, values) {
      life.step()
      return engine.statement(role, text, values)
    },
    session: (work) => engine.session(work),
    // It hears nothing: on a server each listener takes a connection, and there are hundreds of processes in one test.
    listen: async () => async () => {},
    close: async () => {},
  }
}

function crashingConnection(held: EngineConnection, life: ProcessLife): EngineConnection {
  return {
    begin: (identity) => held.begin(identity),
    async query(text, values) {
      life.step()
      return held.query(text, values)
    },
    async commit() {
      life.step()
      return held.commit()
    },
    rollback: () => held.rollback(),
  }
}

/** The provider as a process reaches it: it may die before it asked, and after the provider did it but before the answer came. */
export function crashingProvider(provider: PaymentProvider, life: ProcessLife): PaymentProvider {
  const asked = async <Result>(ask: () => Promise<Result>): Promise<Result> => {
    life.step()
    const answer = await ask()
    life.step()
    return answer
  }
  return {
    name: provider.name,
    isSimulated: provider.isSimulated,
    createPrice: (price) => asked(() => provider.createPrice(price)),
    createCheckout: (request) => asked(() => provider.createCheckout(request)),
    readOrder: (sessionId) => asked(() => provider.readOrder(sessionId)),
    expireSession: (sessionId) => asked(() => provider.expireSession(sessionId)),
    cancelSubscription: (reference, how) => asked(() => provider.cancelSubscription(reference, how)),
    changePrice: (change) => asked(() => provider.changePrice(change)),
    previewUpgrade: (reference, priceId, cents) => asked(() => provider.previewUpgrade(reference, priceId, cents)),
    refund: (refund) => asked(() => provider.refund(refund)),
    openPortal: (customer, returnUrl) => asked(() => provider.openPortal(customer, returnUrl)),
    changeCustomer: (customer) => asked(() => provider.changeCustomer(customer)),
    parseWebhook: (rawBody, headers, now) => asked(() => provider.parseWebhook(rawBody, headers, now)),
    listEvents: (since, limit) => asked(() => provider.listEvents(since, limit)),
  }
}

/** One request to send and what a right answer must show; anything else counts as wrong. */
export type BenchRequest = {
  method: 'GET' | 'POST' | 'PATCH' | 'PUT'
  path: string
  /** An `x-forwarded-for` of `{{address}}` becomes another address at every sending. */
  headers: Record<string, string>
  /** `{{id}}` becomes a new UUID at every sending, so that no answer comes from an idempotency key. */
  body?: string
  status: number
  /** Every one of these texts must be in the body. */
  contains: readonly string[]
  /** For streams: the first bytes of the answer itself, at which the first-byte clock stops. */
  firstToken?: string
}

/** The requests of one side, ours or the floor; the generator walks through each list in turn. */
export type Workload = {
  execute: readonly BenchRequest[]
  /** The same with a model that takes 50 ms. */
  executeSlow: readonly BenchRequest[]
  stream: readonly BenchRequest[]
  leads: readonly BenchRequest[]
  /** What the plan of an account allows; of the floor one row of an account, in a transaction with its identity. */
  plan: readonly BenchRequest[]
}

/** What the bench's model answers, and so what every right answer holds. */
export const modelAnswer =
  'Wij zijn vanavond geopend tot elf uur en u kunt reserveren voor groepen tot twintig personen aan de deur of telefonisch.'

export const question = 'Tot hoe laat zijn jullie geopend?'

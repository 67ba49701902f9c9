/** A request, with the status and texts of a right answer; any other answer is wrong. */
export type BenchRequest = {
  method: 'GET' | 'POST' | 'PATCH' | 'PUT'
  path: string
  /** `{{address}}` in `x-forwarded-for` becomes a random address at every sending. */
  headers: Record<string, string>
  /** `{{id}}` becomes a new UUID at every sending, so that no idempotency key answers. */
  body?: string
  status: number
  /** Texts that the body must contain. */
  contains: readonly string[]
  /** For streams: the first text of the answer itself, which ends the measured time to the first byte. */
  firstToken?: string
}

/** The requests of one side, the product or the floor; the load generator cycles through each list. */
export type Workload = {
  execute: readonly BenchRequest[]
  /** The same requests with a model that takes 50 ms. */
  executeSlow: readonly BenchRequest[]
  stream: readonly BenchRequest[]
  leads: readonly BenchRequest[]
  /** The effective plan of an account; on the floor one row of an account, in a transaction with its identity. */
  plan: readonly BenchRequest[]
}

/** The answer of the bench's model, which every right answer contains. */
export const modelAnswer =
  'Wij zijn vanavond geopend tot elf uur en u kunt reserveren voor groepen tot twintig personen aan de deur of telefonisch.'

export const question = 'Tot hoe laat zijn jullie geopend?'

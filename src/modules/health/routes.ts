import { type Binding, bind } from '#platform/http/binding.ts'
import { memberOf } from '#platform/http/caller.ts'
import { cancelSmokeBatch } from './actions/cancel-smoke-batch.ts'
import { readSmokeQuestions } from './actions/read-smoke-questions.ts'
import { readSmokeTests } from './actions/read-smoke-tests.ts'
import { startSmokeBatch } from './actions/start-smoke-batch.ts'
import * as contract from './contract.ts'
import type { HealthDeps } from './health-deps.ts'

/** Binds the operations of health tests to their actions. */
export function healthRoutes(deps: Pick<HealthDeps, 'db' | 'clock'>): Binding[] {
  return [
    bind(contract.readSmokeTests, (_, { caller }) => readSmokeTests(deps, caller)),
    bind(contract.startSmokeBatch, ({ body }, { caller }) =>
      startSmokeBatch(deps, {
        userId: memberOf(caller).userId,
        category: body.category ?? null,
        botId: body.bot_id ?? null,
      }),
    ),
    bind(contract.cancelSmokeBatch, ({ body }, { caller }) =>
      cancelSmokeBatch(deps, { userId: memberOf(caller).userId, batchId: body.batch_id }),
    ),
    bind(contract.readSmokeQuestions, ({ query }, { caller }) => readSmokeQuestions(deps, caller, query)),
  ]
}

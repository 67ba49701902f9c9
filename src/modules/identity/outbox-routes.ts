import { type Binding, bind } from '#platform/http/binding.ts'
import { fail, failures } from '#platform/http/failure.ts'
import { listOutbox, type OutboxDeps, readOutboxMail, showOutboxMail } from './actions/read-outbox.ts'
import * as contract from './contract/outbox.ts'

/** Binds the operations of the outbox to their actions; without an outbox, or for a request from another machine, they answer not found. */
export function outboxRoutes({ isOn, ...deps }: OutboxDeps & { isOn: boolean }): Binding[] {
  const missing = Promise.resolve(fail(failures.notFound))
  return [
    bind(contract.listOutbox, ({ query }, { isLocalRequest }) =>
      isOn && isLocalRequest ? listOutbox(deps, query) : missing,
    ),
    bind(contract.readOutboxMail, ({ params }, { isLocalRequest }) =>
      isOn && isLocalRequest ? readOutboxMail(deps, params.id) : missing,
    ),
    bind(contract.showOutboxMail, ({ params }, { isLocalRequest }) =>
      isOn && isLocalRequest ? showOutboxMail(deps, params.id) : missing,
    ),
  ]
}

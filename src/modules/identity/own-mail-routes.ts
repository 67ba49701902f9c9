import { type Binding, bind, type RequestContext } from '#platform/http/binding.ts'
import { memberOf } from '#platform/http/caller.ts'
import { isForwarded } from '#platform/http/forwarded.ts'
import { listOwnMails, type MailCaller, type OwnMailDeps, readOwnMail } from './actions/read-own-mails.ts'
import * as contract from './contract/own-mails.ts'

/** The operations on the caller's own mails, bound to their actions. */
export function ownMailRoutes(deps: OwnMailDeps): Binding[] {
  return [
    bind(contract.listOwnMails, ({ query }, context) => listOwnMails(deps, readerOf(context), query)),
    bind(contract.readOwnMail, ({ params }, context) => readOwnMail(deps, readerOf(context), params.id)),
  ]
}

function readerOf({ caller, headers }: RequestContext): MailCaller {
  const { userId, email } = memberOf(caller)
  return { userId, email, isForwarded: isForwarded(headers) }
}

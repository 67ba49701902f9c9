import { type Binding, bind } from '#platform/http/binding.ts'
import { memberOf } from '#platform/http/caller.ts'
import { becomeDeveloper } from './actions/become-developer.ts'
import { joinEarlyAccess } from './actions/join-early-access.ts'
import { listArticles, readArticle } from './actions/read-articles.ts'
import { readPageText } from './actions/read-page-text.ts'
import { sendContactMessage } from './actions/send-contact-message.ts'
import { sendEnterpriseEmail } from './actions/send-enterprise-email.ts'
import { confirmUnsubscribe, unsubscribe } from './actions/unsubscribe.ts'
import { adminInboxRoutes } from './admin-inbox-routes.ts'
import { becomeDeveloper as becomeDeveloperBinding } from './contract/become-developer.ts'
import * as contract from './contract.ts'
import type { MarketingDeps } from './marketing-deps.ts'

/** Binds the operations of marketing to their actions. */
export function marketingRoutes(deps: MarketingDeps): Binding[] {
  return [
    ...adminInboxRoutes(deps),
    bind(contract.listArticles, () => listArticles()),
    bind(contract.readArticle, ({ params }) => readArticle(params.slug)),
    bind(becomeDeveloperBinding, ({ body }, { caller }) =>
      becomeDeveloper(deps, { userId: memberOf(caller).userId, named: body.user_id }),
    ),
    bind(contract.readPageText, ({ params }) => readPageText(deps, params.name)),
    bind(contract.joinEarlyAccess, ({ body }, { clientAddress }) =>
      joinEarlyAccess(deps, { name: body.name, email: body.email, company: body.company, clientAddress }),
    ),
    bind(contract.sendEnterpriseEmail, ({ body }, { clientAddress }) =>
      sendEnterpriseEmail(deps, {
        template: body.template_name,
        to: body.to,
        signupId: body.enterprise_signup_id,
        clientAddress,
      }),
    ),
    bind(contract.confirmUnsubscribe, ({ query }) => confirmUnsubscribe(deps, query)),
    bind(contract.unsubscribe, ({ query }) => unsubscribe(deps, query)),
    bind(contract.sendContactMessage, ({ body }, { clientAddress }) =>
      sendContactMessage(deps, {
        name: body.name,
        email: body.email,
        company: body.company,
        topic: body.topic,
        message: body.message,
        website: body.website,
        clientAddress,
      }),
    ),
  ]
}

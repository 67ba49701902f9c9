import { type Binding, bind } from '#platform/http/binding.ts'
import { joinEarlyAccess } from './actions/join-early-access.ts'
import { listArticles, readArticle } from './actions/read-articles.ts'
import { readPageText } from './actions/read-page-text.ts'
import { sendContactMessage } from './actions/send-contact-message.ts'
import { sendEnterpriseEmail } from './actions/send-enterprise-email.ts'
import { askToStopMails, stopMails } from './actions/stop-mails.ts'
import * as contract from './contract.ts'
import type { MarketingDeps } from './marketing-deps.ts'

/** What visitors send to the people behind Syvo, bound to its actions. */
export function marketingRoutes(deps: MarketingDeps): Binding[] {
  return [
    bind(contract.listArticles, () => listArticles()),
    bind(contract.readArticle, ({ params }) => readArticle(params.slug)),
    bind(contract.readPageText, ({ params }) => readPageText(deps, params.name)),
    bind(contract.joinEarlyAccess, ({ body }, { clientAddress }) =>
      joinEarlyAccess(deps, { name: body.name, email: body.email, company: body.company, clientAddress }),
    ),
    bind(contract.sendEnterpriseEmail, ({ body }) =>
      sendEnterpriseEmail(deps, { template: body.template_name, to: body.to, signupId: body.enterprise_signup_id }),
    ),
    bind(contract.askToStopMails, ({ query }) => askToStopMails(deps, query)),
    bind(contract.stopMails, ({ query }) => stopMails(deps, query)),
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

export type { MarketingDeps } from './marketing-deps.ts'

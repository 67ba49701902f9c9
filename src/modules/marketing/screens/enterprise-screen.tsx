import { Badge } from '#ui/badge.tsx'
import { ButtonLink } from '#ui/button-link.tsx'
import type { PageText } from '../contract.ts'
import { EarlyAccessButton } from './early-access-button.tsx'
import './landing.css'
import { pagesText as text } from './pages.text.ts'
import '#ui/styles/prose.css'

/** Shows Enterprise with the stated facts only (ROUTE-16, AMB-087). */
export function EnterpriseScreen({ page }: { page: PageText }) {
  return (
    <>
      <section className="night" aria-labelledby="enterprise-title">
        <div className="container night-columns">
          <p className="night-label">
            <Badge>{text.building}</Badge>
          </p>
          <h1 id="enterprise-title">{text.enterpriseTitle}</h1>
          <p>{text.enterpriseText}</p>
          <div className="button-row">
            <EarlyAccessButton />
            <ButtonLink size="large" variant="line-light" href="/contact?topic=enterprise">
              {text.askQuestion}
            </ButtonLink>
          </div>
        </div>
      </section>
      <div className="container text-page">
        {/* oxlint-disable-next-line react/no-danger -- our own text, with every `<` in it as text */}
        <div className="prose measure" dangerouslySetInnerHTML={{ __html: page.content }} />
      </div>
    </>
  )
}

import { ButtonLink } from '#ui/button-link.tsx'
import { Card } from '#ui/card.tsx'
import './plans.css'
import { plansText as text } from './plans.text.ts'

/** Announces Enterprise below the plans; it is no plan and cannot be bought here (PLAN-07, AMB-082). */
export function EnterpriseCard() {
  return (
    <section className="container" aria-labelledby="enterprise-kop">
      <Card padded className="plans-enterprise">
        <div>
          <h2 id="enterprise-kop" className="title-28">
            {text.enterprise}
          </h2>
          <p>{text.enterpriseLead}</p>
        </div>
        <ButtonLink variant="line" href="/enterprise">
          {text.toEnterprise}
        </ButtonLink>
      </Card>
    </section>
  )
}

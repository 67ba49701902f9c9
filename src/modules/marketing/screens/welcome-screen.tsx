import { ButtonLink } from '#ui/button-link.tsx'
import './landing.css'
import { pagesText as text } from './pages.text.ts'

/** Shows new users three next steps (ROUTE-02, AMB-002). */
export function WelcomeScreen() {
  return (
    <div className="container text-page">
      <h1 className="title-52">{text.welcomeTitle}</h1>
      <p className="soft">{text.welcomeLead}</p>
      <ul className="why-reasons" role="list">
        {text.steps.map((step) => (
          <li key={step.title} className="stack">
            <h2 className="title-22">{step.title}</h2>
            <p>{step.text}</p>
            <div>
              <ButtonLink variant="line" href={step.href}>
                {step.action}
              </ButtonLink>
            </div>
          </li>
        ))}
      </ul>
    </div>
  )
}

import type { ReactNode } from 'react'
import type { Bot } from '#modules/catalogue/contract.ts'
import { Badge } from '#ui/badge.tsx'
import { ButtonLink } from '#ui/button-link.tsx'
import { EmptyTile } from '#ui/empty-tile.tsx'
import { Tile } from '#ui/tile.tsx'
import { CLAIMS } from './claims.ts'
import { EarlyAccessButton } from './early-access-button.tsx'
import { FeaturedBot } from './featured-bot.tsx'
import { HERO_WALL } from './hero-wall.ts'
import './landing.css'
import { landingText as text } from './landing.text.ts'
import { LandingSteps } from './landing-steps.tsx'

type Props = {
  /** The bot to feature; without one a fixed card leads to the listing (AMB-055). */
  featured: Bot | null
  /** The plans, from the module that knows them. */
  plans: ReactNode
}

/** The landing: what Syvo is, one bot, three steps, why, plans, Enterprise (HOME-01 to HOME-07). */
export function LandingScreen({ featured, plans }: Props) {
  return (
    <div className="landing">
      <Hero />
      <FeaturedBot bot={featured} />
      <LandingSteps featured={featured} />
      <Why />
      {plans}
      <Enterprise />
    </div>
  )
}

function Hero() {
  return (
    <section className="hero page-grid" aria-labelledby="hero-title">
      <div className="hero-text">
        <h1 id="hero-title">
          {text.heroBefore} <span className="hero-whole">{text.heroWhole}</span> {text.heroAfter}
        </h1>
        <p className="hero-intro">{text.intro}</p>
        <div className="button-row">
          <ButtonLink size="large" href="/bots">
            {text.discover}
          </ButtonLink>
          <ButtonLink size="large" variant="line" href="#hoe">
            {text.how}
          </ButtonLink>
        </div>
        <ul className="hero-facts" role="list">
          {text.facts.map((fact) => (
            <li key={fact.strong}>
              <strong>{fact.strong}</strong>
              {fact.rest}
            </li>
          ))}
        </ul>
      </div>
      <div className="hero-wall" aria-hidden="true">
        {HERO_WALL.map(([seed, category], index) =>
          seed === '' ? (
            <EmptyTile key={index} category={category} />
          ) : (
            <Tile key={seed} seed={seed} category={category} />
          ),
        )}
      </div>
    </section>
  )
}

function Why() {
  return (
    <section className="why" aria-labelledby="why-title">
      <div className="container">
        <h2 id="why-title" className="title-52">
          {text.whyTitle}
        </h2>
        <div className="why-figures">
          {CLAIMS.map((claim) => (
            <p key={claim.figure}>
              <span className="why-figure">{claim.figure}</span>
              <span>{claim.text}</span>
            </p>
          ))}
        </div>
        <p className="small soft">{text.ownFigures}</p>
        <ul className="why-reasons" role="list">
          {text.reasons.map((reason) => (
            <li key={reason.title}>
              <h3>{reason.title}</h3>
              <p>{reason.text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

function Enterprise() {
  return (
    <section className="night" id="enterprise" aria-labelledby="enterprise-title">
      <div className="container night-columns">
        <p className="night-label">
          <Badge>{text.building}</Badge>
        </p>
        <h2 id="enterprise-title">{text.enterpriseTitle}</h2>
        <p>{text.enterpriseText}</p>
        <div className="button-row">
          <EarlyAccessButton />
          <ButtonLink size="large" variant="line-light" href="/enterprise">
            {text.enterpriseLook}
          </ButtonLink>
        </div>
      </div>
    </section>
  )
}

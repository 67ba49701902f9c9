import type { ReactNode } from 'react'
import { type BotDetail, CLAIMS } from '#modules/catalogue/contract.ts'
import { Badge } from '#ui/badge.tsx'
import { ButtonLink } from '#ui/button-link.tsx'
import { EmptyTile } from '#ui/empty-tile.tsx'
import { euro } from '#ui/format/euro.ts'
import { Tile } from '#ui/tile.tsx'
import { EarlyAccessButton } from './early-access-button.tsx'
import { FeaturedBot } from './featured-bot.tsx'
import { HERO_TILES } from './hero-tiles.ts'
import './landing.css'
import { landingText as text } from './landing.text.ts'
import { LandingSteps } from './landing-steps.tsx'
import { SampleChat } from './sample-chat.tsx'

type Props = {
  /** The bot to feature; without one a fixed card leads to the listing (AMB-055). */
  featured: BotDetail | null
  /** The monthly price of the cheapest bot, in euros; null while it is not known. */
  fromPrice: number | null
  /** The plans, from the module that owns them. */
  plans: ReactNode
}

/** Shows the landing: what Syvo is, one bot, three steps, why, plans, Enterprise (HOME-01 to HOME-07). */
export function LandingScreen({ featured, fromPrice, plans }: Props) {
  return (
    <div className="landing">
      <Hero fromPrice={fromPrice} />
      <FeaturedBot bot={featured} />
      {featured && <SampleChat bot={featured} />}
      <LandingSteps featured={featured} />
      <Why />
      {plans}
      <Enterprise />
    </div>
  )
}

function Hero({ fromPrice }: { fromPrice: number | null }) {
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
          {factsOf(fromPrice).map((fact) => (
            <li key={fact.strong}>
              <strong>{fact.strong}</strong>
              {fact.rest}
            </li>
          ))}
        </ul>
      </div>
      <div className="hero-wall" aria-hidden="true">
        {HERO_TILES.map(([seed, category], index) =>
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

/** Returns the three main facts, of which the price is one; the end of the trial replaces it while no price is known. */
function factsOf(fromPrice: number | null): readonly { strong: string; rest: string }[] {
  const cost = fromPrice === null ? text.trialEnds : { strong: euro(Math.round(fromPrice * 100)), rest: text.fromPrice }
  return [...text.facts, cost]
}

function Why() {
  return (
    <section className="why" aria-labelledby="why-title">
      <div className="container">
        <h2 id="why-title" className="title-52">
          {text.whyTitle}
        </h2>
        <div className="why-figures">
          {[CLAIMS.fewerTickets, CLAIMS.companies].map((claim) => (
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

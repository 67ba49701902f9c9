import type { Bot } from '#modules/catalogue/contract.ts'
import { classNames } from '#ui/class-names.ts'
import { Tile } from '#ui/tile.tsx'
import { landingText as text } from './landing.text.ts'

const CHOICE: readonly (readonly [string, string])[] = [
  ['notulist-10', 'Productiviteit'],
  ['tafelwijs-03', 'Horeca'],
  ['campagnemaat-11', 'Marketing'],
  ['schapwijzer-14', 'E-commerce'],
  ['', 'Klantenservice'],
  ['bonnie-12', 'Administratie'],
]

/** Shows how it works in three steps, each with a picture made of tiles (HOME-03). */
export function LandingSteps({ featured }: { featured: Bot | null }) {
  const hero = { seed: featured?.id ?? 'balie-13', category: featured?.category ?? 'Klantenservice' }
  const pictures = [
    <ChoicePicture key="choice" hero={hero} />,
    <TalkPicture key="talk" hero={hero} />,
    <SitePicture key="site" hero={hero} />,
  ]
  return (
    <section className="steps container" id="hoe" aria-labelledby="steps-title">
      <h2 id="steps-title" className="title-52">
        {text.howTitle[0]}
        <br />
        {text.howTitle[1]}
      </h2>
      <ol role="list" className="steps-row">
        {text.steps.map((step, index) => (
          <li key={step.title}>
            {pictures[index]}
            <h3>
              <span className="steps-number">{index + 1}</span>
              {step.title}
            </h3>
            <p>{step.text}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}

type PictureProps = { hero: { seed: string; category: string } }

function ChoicePicture({ hero }: PictureProps) {
  return (
    <div className="step-picture step-choice" aria-hidden="true">
      {CHOICE.map(([seed, category]) => {
        const isChosen = seed === ''
        return (
          <Tile
            key={seed}
            seed={isChosen ? hero.seed : seed}
            category={isChosen ? hero.category : category}
            className={classNames(isChosen && 'step-chosen')}
          />
        )
      })}
    </div>
  )
}

function TalkPicture({ hero }: PictureProps) {
  return (
    <div className="step-picture step-talk" aria-hidden="true">
      <span className="step-line step-line-1" />
      <span className="step-line step-line-2" />
      <span className="step-line step-line-3" />
      <Tile seed={hero.seed} category={hero.category} />
    </div>
  )
}

function SitePicture({ hero }: PictureProps) {
  return (
    <div className="step-picture step-site" aria-hidden="true">
      <span className="step-bar" />
      <span className="step-page" />
      <span className="step-block" />
      <span className="step-text" />
      <Tile seed={hero.seed} category={hero.category} />
    </div>
  )
}

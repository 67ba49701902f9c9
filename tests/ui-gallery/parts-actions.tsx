import { useState } from 'react'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { ButtonLink } from '#ui/button-link.tsx'
import { CopyButton } from '#ui/copy-button.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { SampleMark } from '#ui/sample-mark.tsx'
import { ScoreBadge } from '#ui/score-badge.tsx'
import { StatusBadge } from '#ui/status-badge.tsx'
import { Tooltip } from '#ui/tooltip.tsx'
import { Section } from './section.tsx'

/** Buttons and labels. */
export function ActionParts() {
  const [pending, setPending] = useState(false)
  return (
    <>
      <Section title="Knoppen">
        <div className="button-row">
          <Button size="large">Gebruik nu</Button>
          <Button>Opslaan</Button>
          <ButtonLink href="#inhoud" variant="line">
            Installeer op website
          </ButtonLink>
          <Button variant="quiet">Annuleren</Button>
          <Button variant="danger">Verwijderen</Button>
          <Button variant="danger-quiet">Verwijderen</Button>
          <Button pending pendingLabel="Bezig...">
            Opslaan
          </Button>
          <Button disabled>Komt binnenkort</Button>
          <Button size="small" variant="line">
            Details
          </Button>
          <Button size="small" variant="line" pending={pending} onClick={() => setPending(true)}>
            Wordt bezig
          </Button>
          <CopyButton text="https://voorbeeld.example" label="Kopieer link" copiedLabel="Gekopieerd" />
          <Tooltip text="Sluit dit venster zonder op te slaan">
            <IconButton label="Sluiten" icon="close" />
          </Tooltip>
        </div>
        <div className="button-row gallery-night">
          <Button variant="light">Op een donker vlak</Button>
          <Button variant="line-light">Lijn op donker</Button>
        </div>
      </Section>
      <Section title="Labels">
        <div className="button-row">
          <ScoreBadge level="high">hoog</ScoreBadge>
          <ScoreBadge level="medium">midden</ScoreBadge>
          <ScoreBadge level="low">laag</ScoreBadge>
          <Badge tone="blue">Meest gekozen</Badge>
          <Badge>NL-support</Badge>
          <Badge tone="green">Gehuurd</Badge>
          <Badge tone="orange">Loopt af over 4 dagen</Badge>
          <Badge tone="red">Afgewezen</Badge>
          <Badge tone="line">Upgrade vereist</Badge>
          <SampleMark>Voorbeelddata</SampleMark>
        </div>
        <div className="button-row">
          <StatusBadge state="good">klaar</StatusBadge>
          <StatusBadge state="bad">mislukt</StatusBadge>
          <StatusBadge state="attention">geblokkeerd</StatusBadge>
          <StatusBadge state="busy">loopt</StatusBadge>
          <StatusBadge state="idle">wacht</StatusBadge>
        </div>
      </Section>
    </>
  )
}

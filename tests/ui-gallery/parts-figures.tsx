import { BarChart } from '#ui/bar-chart.tsx'
import { Card } from '#ui/card.tsx'
import { DefinitionList } from '#ui/definition-list.tsx'
import { euro } from '#ui/format/euro.ts'
import { FunnelBars } from '#ui/funnel-bars.tsx'
import { Notice } from '#ui/notice.tsx'
import { ProgressBlocks } from '#ui/progress-blocks.tsx'
import { Sparkline } from '#ui/sparkline.tsx'
import { SplitBar } from '#ui/split-bar.tsx'
import { Stat } from '#ui/stat.tsx'
import { StatStrip } from '#ui/stat-strip.tsx'
import { Stepper } from '#ui/stepper.tsx'
import { UsageBar } from '#ui/usage-bar.tsx'
import { Section } from './section.tsx'

const VALUES = [12, 9, 14, 18, 11, 4, 6, 16, 19, 22, 17, 13, 5, 8, 21, 24, 20, 23, 18, 27]
const HOURS = [97, 98, 96, 99, 97, 64, 71, 95, 98, 97, 96, 99].map((value, i) => ({
  label: `${i + 8}:00, ${value}%`,
  value,
  low: value < 75,
}))

/** Numbers as pictures. */
export function FigureParts() {
  return (
    <>
      <Section title="Cijfers">
        <StatStrip>
          <Stat label="Totaal" value="8" />
          <Stat label="Hoog" value="3" tone="orange" />
          <Stat label="Prijs" value={euro(2999)} unit="/ maand" note="1 van 8 omgezet" />
          <Stat label="Verdeling">
            <SplitBar
              label="Verdeling"
              parts={[
                { label: 'hoog', value: 3, tone: 'orange' },
                { label: 'midden', value: 3, tone: 'orange-soft' },
                { label: 'laag', value: 2, tone: 'neutral' },
              ]}
            />
          </Stat>
        </StatStrip>
        <div className="gallery-two">
          <Card as="section" padded>
            <Sparkline
              label="Per dag van 1 tot en met 20 november, van 12 naar 27"
              values={VALUES}
              ticks={['1 nov', '10 nov', '20 nov']}
            />
          </Card>
          <Card as="section" padded>
            <FunnelBars
              label="Trechter"
              steps={[
                { label: 'Binnengekomen', value: 8 },
                { label: 'Benaderd', value: 4 },
                { label: 'Gekwalificeerd', value: 2 },
                { label: 'Omgezet', value: 1 },
              ]}
            />
          </Card>
          <Card as="section" padded>
            <BarChart
              label="Slagingskans per uur, laagst om 13:00 met 64%"
              bars={HOURS}
              max={100}
              threshold={75}
              ticks={['8:00', '19:00']}
            />
          </Card>
          <Card as="section" padded>
            <DefinitionList
              layout="spread"
              items={[
                { term: 'Eerste 30 dagen', description: '€ 0,00' },
                { term: 'Per maand', description: '1.000' },
              ]}
            />
          </Card>
        </div>
      </Section>
      <Section title="Verbruik">
        <div className="gallery-three">
          <UsageBar label="Uitvoeringen" used={312} limit={1000} text="312 van 1.000" note="Nog 688 deze maand" />
          <UsageBar
            label="Uitvoeringen, bijna op"
            used={940}
            limit={1000}
            text="940 van 1.000"
            note="Nog 60 deze maand"
          />
          <UsageBar label="Plaatsen" used={2} limit={3} text="2 van 3" mode="blocks" />
          <UsageBar label="Zonder limiet" used={2} limit={null} text="2 gebruikt" note="Onbeperkt" />
          <ProgressBlocks
            label="Pagina's lezen"
            done={5}
            total={8}
            text="5 van 8"
            marks={['done', 'done', 'done', 'attention', 'done', 'busy', 'todo', 'todo']}
          />
          <ProgressBlocks label="Export" done={40} total={120} text="40 van 120" />
        </div>
        <Stepper
          label="Stappen"
          steps={[
            { title: 'Configuratie', note: 'Opgeslagen', state: 'done' },
            { title: 'Testen', note: 'Bezig', state: 'now' },
            { title: 'Activatie', note: 'Daarna', state: 'next' },
          ]}
        />
        <Notice title="Let op.">De proef stopt vanzelf. Er verandert niets aan je gegevens.</Notice>
        <Notice tone="attention" title="De proef loopt over 4 dagen af.">
          Doorgaan kost € 25,00 per maand. <a href="#huur">Huur nu</a>
        </Notice>
        <Notice tone="error">Kon de lijst niet ophalen</Notice>
        <Notice tone="success">Opgeslagen</Notice>
      </Section>
    </>
  )
}

import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { ChatLog } from '#ui/chat-log.tsx'
import { type Column, DataTable } from '#ui/data-table.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { euro } from '#ui/format/euro.ts'
import { LoadMore } from '#ui/load-more.tsx'
import { ScoreBadge } from '#ui/score-badge.tsx'
import { SectionHeader } from '#ui/section-header.tsx'
import { Select } from '#ui/select.tsx'
import { Skeleton, SkeletonGroup } from '#ui/skeleton.tsx'
import { Tabs } from '#ui/tabs.tsx'
import { Turn } from '#ui/turn.tsx'
import { TypingTurn } from '#ui/typing-turn.tsx'
import { Section } from './section.tsx'

type Row = { id: string; name: string; mail: string; date: string; cents: number }

const ROWS: Row[] = [
  { id: '12', name: 'Sanne de Wit', mail: 'sanne@dewit.example', date: '1 november 2026', cents: 2999 },
  { id: '11', name: 'Youssef Amrani', mail: 'youssef@amrani.example', date: '1 oktober 2026', cents: 2999 },
  { id: '10', name: 'Marloes Bakker', mail: 'marloes@bakker.example', date: '1 september 2026', cents: 105399 },
]

const COLUMNS: Column<Row>[] = [
  {
    key: 'name',
    header: 'Naam',
    phone: 'title',
    rowHeader: true,
    cell: (row) => (
      <>
        <strong>{row.name}</strong>
        <span className="cell-note">{row.mail}</span>
      </>
    ),
  },
  { key: 'score', header: 'Score', phone: 'aside', cell: () => <ScoreBadge level="high">hoog</ScoreBadge> },
  { key: 'date', header: 'Datum', cell: (row) => row.date },
  { key: 'amount', header: 'Bedrag', align: 'end', cell: (row) => euro(row.cents) },
  {
    key: 'status',
    header: 'Status',
    phone: 'main',
    cell: (row) => (
      <Select size="small" aria-label={`Status van ${row.name}`}>
        <option>Nieuw</option>
      </Select>
    ),
  },
  {
    key: 'open',
    header: <span className="visually-hidden">Openen</span>,
    phone: 'action',
    cell: () => (
      <Button size="small" variant="line">
        Details
      </Button>
    ),
  },
]

/** Tabs, table, states and chat. */
export function ListParts() {
  const [tab, setTab] = useState<'widget' | 'chat' | 'logs'>('widget')
  const tabs = [
    { value: 'widget', label: 'Widget' },
    { value: 'chat', label: 'Chatpagina' },
    { value: 'logs', label: 'Logs', count: 3 },
  ] as const
  return (
    <>
      <Section title="Tabs">
        <Tabs label="Voorbeeld" items={tabs} value={tab} onValueChange={setTab}>
          <p>Inhoud van {tab}</p>
        </Tabs>
      </Section>
      <Section title="Tabel">
        <SectionHeader title="Lijst" note="3 rijen" />
        <DataTable caption="Voorbeeldtabel" columns={COLUMNS} rows={ROWS} rowKey={(row) => row.id} selectedKey="11" />
        <LoadMore label="Toon meer" text="3 van 40 getoond" onLoad={() => {}} />
      </Section>
      <Section title="Toestanden">
        <div className="gallery-three">
          <Card>
            <EmptyState
              title="Niets gevonden met deze filters."
              tiles={[{ category: 'Marketing' }, { category: 'Horeca' }, { category: 'E-commerce', seed: 'x' }]}
              action={
                <Button size="small" variant="line">
                  Reset filters
                </Button>
              }
            />
          </Card>
          <Card>
            <ErrorState
              message="Kon de lijst niet ophalen"
              title="Dat lukte niet."
              description="Je gegevens zijn er nog. Probeer het zo weer."
              retryLabel="Probeer opnieuw"
              onRetry={() => {}}
            />
          </Card>
          <Card padded>
            <SkeletonGroup label="Laden">
              <Skeleton shape="tile" />
              <Skeleton shape="title" width="half" />
              <Skeleton />
              <Skeleton width="wide" />
            </SkeletonGroup>
          </Card>
        </div>
      </Section>
      <Section title="Chat">
        <Card padded>
          <ChatLog label="Voorbeeldgesprek">
            <Turn from="assistant" speaker="Balie" seed="Balie" category="Klantenservice">
              Hoi, ik ben Balie. Waar kan ik je mee helpen?
            </Turn>
            <Turn from="user" speaker="Jij">
              Kan ik een trui ruilen zonder bon?
            </Turn>
            <Turn
              from="assistant"
              speaker="Balie"
              seed="Balie"
              category="Klantenservice"
              source="Retourbeleid, onderdeel ‘Ruilen’"
            >
              Ja. Ruilen kan tot 30 dagen na ontvangst.
            </Turn>
            <TypingTurn label="Balie schrijft" seed="Balie" category="Klantenservice" />
          </ChatLog>
        </Card>
      </Section>
    </>
  )
}

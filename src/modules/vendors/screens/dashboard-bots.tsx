import { Button } from '#ui/button.tsx'
import { DataTable } from '#ui/data-table.tsx'
import { euro } from '#ui/format/euro.ts'
import { formatNumber } from '#ui/format/number.ts'
import { SectionHeader } from '#ui/section-header.tsx'
import { StatusBadge } from '#ui/status-badge.tsx'
import { Switch } from '#ui/switch.tsx'
import { Tile } from '#ui/tile.tsx'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'
import type { VendorBotFigures } from '../contract.ts'
import { RemoveBotDialog } from './remove-bot-dialog.tsx'
import { useVendorBots, type VendorBotLists } from './use-vendor-bots.ts'
import { vendorAreaText as text } from './vendor-area.text.ts'

type Props = { bots: readonly VendorBotFigures[]; userId: string }

/** Shows the vendor's bots with their figures, each with its switch and its delete button (VEND-33, AMB-097, AMB-098). */
export function DashboardBots({ bots, userId }: Props) {
  const own = useVendorBots(userId)
  return (
    <section className="vendor-figures">
      <SectionHeader title={text.bots} note={bots.length > 0 ? bots.length : undefined} />
      {bots.length === 0 ? (
        <p className="soft">
          {text.noBots} <a href="/vendor/bots/new">{text.empty}</a>.
        </p>
      ) : (
        <>
          <BotTable bots={bots} own={own} />
          <p className="small soft">{text.window}</p>
        </>
      )}
      <RemoveBotDialog own={own} />
    </section>
  )
}

function BotTable({ bots, own }: { bots: readonly VendorBotFigures[]; own: VendorBotLists }) {
  const count = (pick: (bot: VendorBotFigures) => number) => (bot: VendorBotFigures) => formatNumber(pick(bot))
  return (
    <DataTable
      caption={text.bots}
      rows={bots}
      rowKey={(bot) => bot.id}
      columns={[
        { key: 'bot', header: text.column.bot, phone: 'title', rowHeader: true, cell: (bot) => <Name bot={bot} /> },
        { key: 'use', header: text.column.use, align: 'end', cell: count((bot) => bot.holders) },
        { key: 'talks', header: text.column.talks, align: 'end', cell: count((bot) => bot.conversations) },
        { key: 'unanswered', header: text.column.unanswered, align: 'end', cell: count((bot) => bot.unanswered) },
        { key: 'revenue', header: text.column.revenue, align: 'end', cell: (bot) => <Revenue bot={bot} /> },
        { key: 'health', header: text.column.health, cell: (bot) => <Health bot={bot} /> },
        { key: 'live', header: text.column.live, phone: 'main', cell: (bot) => <LiveSwitch bot={bot} own={own} /> },
        {
          key: 'action',
          header: <VisuallyHidden>{text.column.action}</VisuallyHidden>,
          align: 'end',
          phone: 'action',
          cell: (bot) => (
            <Button variant="danger-quiet" size="small" onClick={() => own.ask({ ...bot, title: nameOf(bot) })}>
              {text.remove}
              <VisuallyHidden>{text.ofBot(nameOf(bot))}</VisuallyHidden>
            </Button>
          ),
        },
      ]}
    />
  )
}

function Name({ bot }: { bot: VendorBotFigures }) {
  return (
    <span className="vendor-name">
      <Tile seed={bot.id} category={bot.category} size={32} />
      <span>
        <a href={`/vendor/bots/${bot.id}/edit`}>{nameOf(bot)}</a>
        <span className="vendor-line small soft">{text.status(bot.status)}</span>
      </span>
    </span>
  )
}

function Revenue({ bot }: { bot: VendorBotFigures }) {
  return (
    <>
      {euro(bot.revenue_cents)}
      {bot.simulated_cents !== 0 && (
        <span className="vendor-line small soft">{text.simulatedOfBot(euro(bot.simulated_cents))}</span>
      )}
    </>
  )
}

function Health({ bot }: { bot: VendorBotFigures }) {
  const health = text.health(bot)
  return <StatusBadge state={health.state}>{health.text}</StatusBadge>
}

function LiveSwitch({ bot, own }: { bot: VendorBotFigures; own: VendorBotLists }) {
  const isOn = own.isOn(bot)
  return (
    <Switch
      label={
        <>
          {text.public(isOn)}
          <VisuallyHidden>{text.ofBot(nameOf(bot))}</VisuallyHidden>
        </>
      }
      hint={isOn && bot.status !== 'approved' ? text.activeWaits(bot.status) : undefined}
      checked={isOn}
      onChange={(event) => own.turn(bot, event.target.checked)}
    />
  )
}

function nameOf(bot: VendorBotFigures): string {
  return bot.title.trim() || text.unnamed
}

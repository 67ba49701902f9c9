import { buttonClass } from '#ui/button-class.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { botText as text } from './bot.text.ts'

const TILES = [{ category: 'Administratie' }, { category: 'Marketing', seed: 'weg-04' }, { category: 'Horeca' }]

/** Says that the bot does not exist, with a link back (BOT-10). */
export function BotNotFound() {
  const action = (
    <a className={buttonClass()} href="/">
      {text.back}
    </a>
  )
  return (
    <div className="container bot-missing">
      <h1 className="visually-hidden">{text.missing}</h1>
      <EmptyState headingLevel={2} title={text.missing} description={text.missingNote} tiles={TILES} action={action} />
    </div>
  )
}

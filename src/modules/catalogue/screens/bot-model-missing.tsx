import { Badge } from '#ui/badge.tsx'
import { Notice } from '#ui/notice.tsx'
import { Turn } from '#ui/turn.tsx'
import type { BotDetail, ModelExample } from '../contract.ts'
import { botModelText as text } from './bot-model.text.ts'

/** Replaces the free messages: says that the bot needs a language model that is not connected, and shows an example with one (AMB-197). */
export function BotModelMissing({ bot }: { bot: BotDetail }) {
  return (
    <>
      <Notice tone="attention" title={text.title}>
        {text.missing}
      </Notice>
      {bot.model_example && <Example bot={bot} example={bot.model_example} />}
    </>
  )
}

/** Shows one task with its answer, marked as a recording. */
function Example({ bot, example }: { bot: BotDetail; example: ModelExample }) {
  return (
    <section aria-labelledby="bot-example" className="bot-trial">
      <h2 id="bot-example">{text.example}</h2>
      <p className="bot-example-mark">
        <Badge tone="orange">{text.exampleMark}</Badge>
      </p>
      <div className="chat bot-example">
        <Turn from="user">{example.input}</Turn>
        <Turn from="assistant" speaker={bot.title} seed={bot.id} category={bot.category}>
          {example.output}
        </Turn>
      </div>
    </section>
  )
}

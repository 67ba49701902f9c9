import { Badge } from '#ui/badge.tsx'
import { EmptyTile } from '#ui/empty-tile.tsx'
import { Tile } from '#ui/tile.tsx'
import { Turn } from '#ui/turn.tsx'
import { designText as text } from './design.text.ts'
import { editorText } from './editor.text.ts'
import { useEditorForm } from './editor-form.ts'

/** Shows step 3, which says that it is not available yet, with the bot's generated portrait (VEND-02, AMB-109). */
export function DesignStep({ botId }: { botId: string | null }) {
  const { form } = useEditorForm()
  const title = form.title.trim() || editorText.untitled
  return (
    <section className="card card-padded editor-design" aria-labelledby="editor-design">
      <div className="editor-design-head">
        <h2 id="editor-design" className="title-28">
          {text.title}
        </h2>
        <Badge tone="blue">{text.soon}</Badge>
      </div>
      <p className="soft measure">{text.lead}</p>
      {botId && form.category ? (
        <Portrait botId={botId} category={form.category} title={title} />
      ) : (
        <div className="editor-design-later">
          <EmptyTile category={form.category || 'Productiviteit'} size={104} />
          <p className="soft">{text.later}</p>
        </div>
      )}
    </section>
  )
}

function Portrait({ botId, category, title }: { botId: string; category: string; title: string }) {
  return (
    <div className="editor-design-portrait">
      <div className="editor-design-large">
        <Tile seed={botId} category={category} title={text.portrait(title)} />
      </div>
      <div className="stack">
        <h3>{text.portraitTitle}</h3>
        <p className="small soft measure">{text.portraitNote}</p>
        <div className="editor-design-use">
          <p className="small soft">{text.inList}</p>
          <div className="editor-design-line">
            <Tile seed={botId} category={category} size={40} />
            <span>
              <strong>{title}</strong>
              <span className="small soft">{category}</span>
            </span>
          </div>
        </div>
        <div className="editor-design-use">
          <p className="small soft">{text.inChat}</p>
          <Turn from="assistant" seed={botId} category={category}>
            {text.inChatText(title)}
          </Turn>
        </div>
      </div>
    </div>
  )
}

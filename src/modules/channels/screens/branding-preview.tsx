import { useLayoutEffect, useRef, useState } from 'react'
import type { BotDetail } from '#modules/catalogue/contract.ts'
import { Icon } from '#ui/icon.tsx'
import { brandColor, readableColor } from '#ui/readable-color.ts'
import { Tile } from '#ui/tile.tsx'
import { ToggleGroup } from '#ui/toggle-group.tsx'
import type { Branding } from '../domain/branding.ts'
import { connectText as text } from './connect.text.ts'

type Props = { bot: BotDetail; branding: Branding; site: string }

/** Previews the chat with the edited branding; a drawing, so nothing in it can be used. */
export function BrandingPreview({ bot, branding, site }: Props) {
  const [screen, setScreen] = useState<'computer' | 'phone'>('computer')
  const frame = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const background = brandColor(branding.primaryColor)
    frame.current?.style.setProperty('--brand', background)
    frame.current?.style.setProperty('--brand-ink', readableColor(background))
  }, [branding.primaryColor])
  return (
    <section className="connect-preview" aria-labelledby="connect-preview">
      <div className="connect-preview-head">
        <h2 id="connect-preview">{text.preview}</h2>
        <ToggleGroup
          label={text.screen}
          items={[
            { value: 'computer', label: text.computer },
            { value: 'phone', label: text.phone },
          ]}
          value={screen}
          onValueChange={setScreen}
        />
      </div>
      <p className="small soft">{text.previewNote}</p>
      <div ref={frame} className="connect-window" data-screen={screen}>
        <div className="connect-window-bar mono" aria-hidden="true">
          <i />
          <i />
          <i />
          <span>{site}</span>
        </div>
        <div className="connect-site" aria-hidden="true">
          <b />
          <b />
          <b />
          <b />
        </div>
        <Chat bot={bot} branding={branding} />
      </div>
    </section>
  )
}

function Chat({ bot, branding }: { bot: BotDetail; branding: Branding }) {
  return (
    <div
      className="connect-chat"
      data-theme={branding.theme}
      data-position={branding.position}
      role="img"
      aria-label={`${branding.companyName}. ${text.isAi}. ${branding.welcomeMessage}`}
    >
      <div className="connect-chat-head">
        <Tile seed={bot.id} category={bot.category} size={48} />
        <div>
          <strong>{branding.companyName}</strong>
          <span>{text.isAi}</span>
        </div>
        <Icon name="close" />
      </div>
      <div className="connect-chat-log">
        <p>{branding.welcomeMessage}</p>
        <p data-from="user">{text.sampleQuestion}</p>
        <p>
          {text.sampleAnswer}
          <small>{text.sampleSource}</small>
        </p>
      </div>
      <div className="connect-chat-form">
        <span>{text.typeQuestion}</span>
        <b>
          <Icon name="send" />
        </b>
      </div>
    </div>
  )
}

import { type ReactNode, useId } from 'react'
import { classNames } from './class-names.ts'
import { IconButton } from './icon-button.tsx'
import { uiText } from './ui.text.ts'

type HeadProps = {
  title: ReactNode
  titleId?: string | undefined
  lead?: ReactNode
  note?: ReactNode
  onClose?: (() => void) | undefined
}

/** The head of a panel or sheet: `lead` above the title (a badge), `note` under it, a cross when it can close. */
export function PanelHead({ title, titleId, lead, note, onClose }: HeadProps) {
  return (
    <div className="panel-head">
      <div>
        {lead}
        <h2 className="panel-title" id={titleId}>
          {title}
        </h2>
        {note && <div className="panel-note">{note}</div>}
      </div>
      {onClose && <IconButton label={uiText.close} icon="close" onClick={onClose} />}
    </div>
  )
}

/** One ruled part of a panel or sheet. */
export function PanelPart({ title, children }: { title?: ReactNode; children: ReactNode }) {
  return (
    <div className="panel-part">
      {title && <h3 className="panel-part-title">{title}</h3>}
      {children}
    </div>
  )
}

type Props = Omit<HeadProps, 'titleId'> & { docked?: boolean | undefined; children: ReactNode }

/** Details beside a list, in the page (not modal). Fill it with PanelParts; on phones use a Sheet with the same parts. */
export function Panel({ docked, children, ...head }: Props) {
  const id = useId()
  return (
    <section className={classNames('panel', docked && 'panel-docked')} aria-labelledby={id}>
      <PanelHead {...head} titleId={id} />
      {children}
    </section>
  )
}

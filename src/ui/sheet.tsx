import { type ReactNode, useId } from 'react'
import { PanelHead } from './panel.tsx'
import { useModal } from './use-modal.ts'

type Props = {
  open: boolean
  onClose: () => void
  title: ReactNode
  lead?: ReactNode
  note?: ReactNode
  actions?: ReactNode
  children: ReactNode
}

/** A modal drawer on the right, from below on phones, with actions that stay in reach. Fill it with PanelParts. */
export function Sheet({ open, onClose, title, lead, note, actions, children }: Props) {
  const id = useId()
  const modal = useModal(open, onClose)
  return (
    <dialog {...modal} className="sheet" aria-labelledby={id}>
      {open && (
        <>
          <PanelHead title={title} titleId={id} lead={lead} note={note} onClose={onClose} />
          <div className="sheet-body">{children}</div>
          {actions && <div className="sheet-actions">{actions}</div>}
        </>
      )}
    </dialog>
  )
}

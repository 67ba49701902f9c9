import { type ReactNode, useId } from 'react'
import { IconButton } from './icon-button.tsx'
import { uiText } from './ui.text.ts'
import { useModal } from './use-modal.ts'

type Props = {
  open: boolean
  onClose: () => void
  title: ReactNode
  description?: ReactNode
  actions?: ReactNode
  size?: 'medium' | 'wide' | undefined
  role?: 'dialog' | 'alertdialog' | undefined
  closeLabel?: string | false | undefined
  children?: ReactNode
}

/**
 * A modal dialog; a sheet from below on phones. The focus goes to the element with `data-autofocus`, else the first field; Escape closes, and the
 * focus returns. Content is mounted only while open. `closeLabel={false}` omits the cross. `actions` begin with the main action and end with the
 * quiet way out, so that on a phone the main action is on top.
 */
export function Dialog(props: Props) {
  const { open, onClose, title, description, actions, size, role, closeLabel = uiText.close, children } = props
  const id = useId()
  const modal = useModal(open, onClose)
  return (
    <dialog
      {...modal}
      className="dialog"
      role={role}
      data-size={size}
      aria-labelledby={`${id}-title`}
      aria-describedby={description ? `${id}-text` : undefined}
    >
      {open && (
        <div className="dialog-in">
          <div className="dialog-head">
            <h2 className="dialog-title" id={`${id}-title`}>
              {title}
            </h2>
            {closeLabel !== false && <IconButton label={closeLabel} icon="close" onClick={onClose} />}
          </div>
          {description && <div id={`${id}-text`}>{description}</div>}
          {children}
          {actions && <div className="dialog-actions">{actions}</div>}
        </div>
      )}
    </dialog>
  )
}

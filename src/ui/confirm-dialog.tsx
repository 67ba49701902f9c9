import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'
import { uiText } from './ui.text.ts'

type Props = {
  open: boolean
  onClose: () => void
  onConfirm: () => void
  title: string
  description?: ReactNode
  confirmLabel: string
  cancelLabel?: string | undefined
  pending?: boolean | undefined
  danger?: boolean | undefined
}

/** Asks for confirmation of an irreversible action. Title and button must name its subject. The focus starts on the harmless button. */
export function ConfirmDialog(props: Props) {
  const { open, onClose, onConfirm, title, description, confirmLabel, pending, danger = true } = props
  const actions = (
    <>
      <Button variant={danger ? 'danger' : 'primary'} pending={pending} onClick={onConfirm}>
        {confirmLabel}
      </Button>
      <Button variant="quiet" data-autofocus onClick={onClose}>
        {props.cancelLabel ?? uiText.cancel}
      </Button>
    </>
  )
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={title}
      description={description}
      actions={actions}
      role="alertdialog"
      closeLabel={false}
    />
  )
}

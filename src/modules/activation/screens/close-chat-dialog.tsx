import { ConfirmDialog } from '#ui/confirm-dialog.tsx'
import { configureText as text } from './configure.text.ts'
import { namesOf } from './configure-notices.tsx'

type Props = {
  open: boolean
  botTitle: string
  /** The names of the fields that are missing or wrong. */
  wrongFields: readonly string[]
  onClose: () => void
  onConfirm: () => void
}

/** Asks before a save that would end the chat of a working bot: it answers nobody while a required field is missing or wrong. */
export function CloseChatDialog({ open, botTitle, wrongFields, onClose, onConfirm }: Props) {
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      onConfirm={onConfirm}
      title={text.closesTitle}
      description={text.closesText(botTitle, namesOf(wrongFields))}
      confirmLabel={text.closesConfirm}
      cancelLabel={text.closesCancel}
    />
  )
}

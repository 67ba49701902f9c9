import { ConfirmDialog } from '#ui/confirm-dialog.tsx'
import { vendorAreaText as text } from './rooms.text.ts'
import type { OwnBots } from './use-own-bots.ts'

/** Asks before a bot is deleted (VEND-32). */
export function RemoveBotDialog({ own }: { own: OwnBots }) {
  return (
    <ConfirmDialog
      open={own.asked !== null}
      onClose={() => own.ask(null)}
      onConfirm={own.remove}
      title={text.removeAsk(own.asked?.title ?? '')}
      description={text.removeNote}
      confirmLabel={text.remove}
      cancelLabel={text.cancel}
      pending={own.isRemoving}
      danger
    />
  )
}

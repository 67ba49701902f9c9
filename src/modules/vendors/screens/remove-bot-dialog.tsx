import { ConfirmDialog } from '#ui/confirm-dialog.tsx'
import type { VendorBotLists } from './use-vendor-bots.ts'
import { vendorAreaText as text } from './vendor-area.text.ts'

/** Asks for confirmation before a bot is deleted (VEND-32). */
export function RemoveBotDialog({ own }: { own: VendorBotLists }) {
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

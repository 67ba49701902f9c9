import { useEffect } from 'react'
import { createPortal } from 'react-dom'
import { Toaster as Sonner, toast } from 'sonner'
import { IconButton } from './icon-button.tsx'
import { listenToToasts, type ToastOrder } from './toast.ts'
import { toastHost } from './toast-host.ts'
import { uiText } from './ui.text.ts'

/** The stack of toasts: sonner places, times and pauses them on hover; we draw them. Default export because it is loaded lazily. */
export default function ToastStack() {
  useEffect(() => listenToToasts(showToast), [])
  return createPortal(
    <Sonner
      position="bottom-right"
      containerAriaLabel={uiText.messages}
      visibleToasts={3}
      gap={12}
      mobileOffset={ABOVE_BARS}
    />,
    toastHost(),
  )
}

// On a phone a bar with the main actions may stand at the bottom.
const ABOVE_BARS = { bottom: 76, left: 16, right: 16 }

function showToast({ tone, title, description, durationMs }: ToastOrder) {
  toast.custom(
    (id) => (
      <div className="toast" data-tone={tone}>
        <div>
          <p className="toast-title">{title}</p>
          {description && <p className="toast-description">{description}</p>}
        </div>
        <IconButton label={`${uiText.closeMessage}: ${title}`} icon="close" onClick={() => toast.dismiss(id)} />
      </div>
    ),
    { duration: durationMs },
  )
}

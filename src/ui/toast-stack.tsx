import { useEffect, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { Toaster as Sonner, toast } from 'sonner'
import { IconButton } from './icon-button.tsx'
import { subscribeToToasts, type ToastOrder } from './toast.ts'
import { toastHost } from './toast-host.ts'
import { uiText } from './ui.text.ts'

/** The stack of toasts: sonner places, times and pauses them on hover; we draw them. Default export because it is loaded lazily. */
export default function ToastStack() {
  useEffect(() => subscribeToToasts(showToast), [])
  const isPhone = useSyncExternalStore(onWidthChange, () => PHONE.matches)
  return createPortal(
    <Sonner
      position={isPhone ? 'top-center' : 'bottom-right'}
      containerAriaLabel={uiText.messages}
      visibleToasts={3}
      gap={12}
      mobileOffset={AT_THE_TOP}
    />,
    toastHost(),
  )
}

// On a phone what one presses next is at the bottom, a bar or a drawer's buttons: there a toast comes from above, where it covers none of it.
const AT_THE_TOP = { top: 8, left: 16, right: 16 }
const PHONE = window.matchMedia('(max-width: 600px)')

function onWidthChange(onChange: () => void) {
  PHONE.addEventListener('change', onChange)
  return () => PHONE.removeEventListener('change', onChange)
}

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

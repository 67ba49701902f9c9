import { useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { Toaster as Sonner, toast } from 'sonner'
import { IconButton } from './icon-button.tsx'
import { subscribeToToasts, type ToastOrder } from './toast.ts'
import { toastHost } from './toast-host.ts'
import { type Box, chooseToastPlace, type ToastPlace, type ToastScreen } from './toast-place.ts'
import { uiText } from './ui.text.ts'

/**
 * The stack of toasts: sonner times them and pauses them on hover; this part draws and positions them, clear of the main action of the page and of
 * the focused element. Default export because it is loaded lazily.
 */
export default function ToastStack() {
  const [place, setPlace] = useState<ToastPlace>('bottom-right')
  useEffect(() => {
    const choose = () => setPlace(currentPlace())
    const stop = subscribeToToasts((order) => {
      choose()
      showToast(order)
    })
    // A page that changes under a toast moves the focus, and so does the Tab key below one.
    const onFocus = ({ target }: FocusEvent) => {
      if (target instanceof Element && !toastHost().contains(target) && toastHost().querySelector('.toast')) choose()
    }
    document.addEventListener('focusin', onFocus)
    addEventListener('resize', choose)
    return () => {
      stop()
      document.removeEventListener('focusin', onFocus)
      removeEventListener('resize', choose)
    }
  }, [])
  return createPortal(
    <Sonner
      position={place}
      containerAriaLabel={uiText.messages}
      visibleToasts={3}
      gap={12}
      offset={{ top: 24, right: 24, bottom: 'calc(24px + var(--bottom-bars))' }}
      mobileOffset={{ top: 8, right: 16, bottom: 'calc(8px + var(--bottom-bars))', left: 16 }}
    />,
    toastHost(),
  )
}

/** Returns the position clear of the main actions in view, in an open dialog its own, and of the focused element. */
function currentPlace(): ToastPlace {
  const part = toastHost().parentElement ?? document.body
  const focused = document.activeElement
  const isFocusInPart = focused !== null && focused !== document.body && part.contains(focused)
  const inView = [...part.querySelectorAll(MAIN_ACTIONS), ...(isFocusInPart ? [focused] : [])]
    .map((one): Box => one.getBoundingClientRect())
    .filter(({ top, right, bottom, left }) => bottom > top && right > left)
  return chooseToastPlace(currentScreen(), inView)
}

const MAIN_ACTIONS = '.button:not(.button-line, .button-quiet, .button-line-light, [disabled])'

function currentScreen(): ToastScreen {
  // The scroll padding that the page keeps free for the focus is the height of its bars.
  const { scrollPaddingBottom } = getComputedStyle(document.documentElement)
  return { width: innerWidth, height: innerHeight, bottomBars: Number.parseFloat(scrollPaddingBottom) || 0 }
}

function showToast({ tone, title, description, durationMs }: ToastOrder) {
  toast.custom(
    (id) => <Toast tone={tone} title={title} description={description} onClose={() => toast.dismiss(id)} />,
    { duration: durationMs },
  )
}

function Toast({ tone, title, description, onClose }: Omit<ToastOrder, 'durationMs'> & { onClose: () => void }) {
  const part = useRef<HTMLDivElement>(null)
  // Sonner makes each toast a Tab stop that has no name and does nothing; its button is enough.
  useEffect(() => part.current?.closest('[data-sonner-toast]')?.removeAttribute('tabindex'), [])
  return (
    <div ref={part} className="toast" data-tone={tone}>
      <div>
        <p className="toast-title">{title}</p>
        {description && <p className="toast-description">{description}</p>}
      </div>
      <IconButton label={`${uiText.closeMessage}: ${title}`} icon="close" onClick={onClose} />
    </div>
  )
}

import {
  type FocusEvent as ReactFocusEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
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
  return chooseToastPlace(currentScreen(), boxesOf(inView), boxesOf(part.querySelectorAll(OTHER_ACTIONS)))
}

const MAIN_ACTIONS = '.button:not(.button-line, .button-quiet, .button-line-light, [disabled])'
/** Where a part of the page has no main action these are what is pressed next there. */
const OTHER_ACTIONS = ':is(.button-line, .button-quiet, .button-line-light):not([disabled])'

function boxesOf(elements: Iterable<Element>): Box[] {
  return [...elements]
    .map((one): Box => one.getBoundingClientRect())
    .filter(({ top, right, bottom, left }) => bottom > top && right > left)
}

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
  const focus = useReturnedFocus(part)
  return (
    <div ref={part} className="toast" data-tone={tone} onFocus={focus.remember}>
      <div>
        <p className="toast-title">{title}</p>
        {description && <p className="toast-description">{description}</p>}
      </div>
      {/* Marked so that sonner does not send the focus back to where it came from when it leaves the button: Tab would never get past it. */}
      <IconButton
        label={`${uiText.closeMessage}: ${title}`}
        icon="close"
        data-dismissible="false"
        onClick={() => {
          focus.giveBack()
          onClose()
        }}
      />
    </div>
  )
}

/** Gives the focus back to where it came from when a toast that holds it goes: closed, timed out, or moved to another place. */
function useReturnedFocus(part: RefObject<HTMLElement | null>) {
  const previous = useRef<HTMLElement>(null)
  const giveBack = () => {
    if (part.current?.contains(document.activeElement)) previous.current?.focus({ preventScroll: true })
  }
  const giveBackAtEnd = useEffectEvent(giveBack)
  // A layout effect is undone while the toast is still in the page.
  useLayoutEffect(() => () => giveBackAtEnd(), [])
  return {
    remember: ({ relatedTarget }: ReactFocusEvent) => {
      if (relatedTarget instanceof HTMLElement && !toastHost().contains(relatedTarget)) previous.current = relatedTarget
    },
    giveBack,
  }
}

import { cloneElement, type KeyboardEvent, type ReactElement, useEffect, useId, useRef } from 'react'
import { positionBeside, type Side } from './position-beside.ts'

const HIDE_DELAY_MS = 100

type Props = {
  text: string
  side?: Side | undefined
  children: ReactElement<{ 'aria-describedby'?: string | undefined }>
}

/**
 * Explains one focusable element on hover and focus, 4 px beside it, in the top layer so that nothing clips it. Escape hides it. Never the only
 * source of an explanation: touch has no hover.
 */
export function Tooltip({ text, side = 'top', children }: Props) {
  const id = useId()
  const anchor = useRef<HTMLSpanElement>(null)
  const bubble = useRef<HTMLSpanElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const show = () => {
    clearTimeout(timer.current)
    if (!anchor.current || !bubble.current?.isConnected || bubble.current.matches(':popover-open')) return
    bubble.current.showPopover()
    positionBeside(bubble.current, anchor.current, side)
  }
  const hide = () => {
    if (bubble.current?.matches(':popover-open')) bubble.current.hidePopover()
  }
  const hideSoon = () => {
    if (anchor.current?.matches(':focus-within')) return
    timer.current = setTimeout(hide, HIDE_DELAY_MS)
  }
  const handleKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape') hide()
  }
  return (
    <span
      className="tooltip-anchor"
      role="presentation"
      ref={anchor}
      onPointerEnter={show}
      onPointerLeave={hideSoon}
      onFocus={show}
      onBlur={hide}
      onKeyDown={handleKey}
    >
      {cloneElement(children, { 'aria-describedby': id })}
      <span className="tooltip" role="tooltip" popover="manual" id={id} ref={bubble}>
        {text}
      </span>
    </span>
  )
}

import type { ComponentProps, MouseEvent } from 'react'
import { type ButtonStyle, buttonClass } from './button-class.ts'
import { Spinner } from './spinner.tsx'

type Props = ComponentProps<'button'> &
  ButtonStyle & {
    pending?: boolean | undefined
    pendingLabel?: string | undefined
  }

/**
 * A button; `type` is `button` by default. While `pending` it keeps its focus, shows a spinner and swallows clicks, also the implicit one of Enter in
 * a form.
 */
export function Button(props: Props) {
  const { variant, size, full, pending, pendingLabel, className, children, onClick, ...rest } = props
  const handleClick = (event: MouseEvent<HTMLButtonElement>) => {
    if (pending) event.preventDefault()
    else onClick?.(event)
  }
  return (
    <button
      type="button"
      {...rest}
      className={buttonClass({ variant, size, full }, className)}
      onClick={handleClick}
      aria-disabled={pending || rest['aria-disabled']}
      aria-busy={pending || undefined}
      data-pending={pending || undefined}
    >
      {pending && <Spinner />}
      {(pending && pendingLabel) || children}
    </button>
  )
}

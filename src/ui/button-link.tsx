import type { ComponentProps } from 'react'
import { type ButtonStyle, buttonClass } from './button-class.ts'

/** A link that looks like a button. Router links use `buttonClass` instead. */
export function ButtonLink(props: ComponentProps<'a'> & ButtonStyle & { href: string }) {
  const { variant, size, full, className, children, ...rest } = props
  return (
    <a {...rest} className={buttonClass({ variant, size, full }, className)}>
      {children}
    </a>
  )
}

import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'

type Props = ComponentProps<'div'> & {
  as?: 'div' | 'section' | 'article' | 'li' | undefined
  padded?: boolean | undefined
}

/** A surface with a hairline border. Never a card in a card. */
export function Card({ as = 'div', padded, className, ...rest }: Props) {
  // One element type represents all four: they share these attributes.
  const Element = as as 'div'
  return <Element {...rest} className={classNames('card', padded && 'card-padded', className)} />
}

import { Fragment, type ReactNode } from 'react'
import { classNames } from './class-names.ts'

type Props = {
  items: readonly { term: string; description: ReactNode }[]
  layout?: 'beside' | 'spread' | undefined
}

/** Facts about one subject. `spread` rules the lines and puts the descriptions at the far end. */
export function DefinitionList({ items, layout = 'beside' }: Props) {
  return (
    <dl className={classNames('definitions', layout === 'spread' && 'definitions-spread')}>
      {items.map((item) => (
        <Fragment key={item.term}>
          <dt>{item.term}</dt>
          <dd>{item.description}</dd>
        </Fragment>
      ))}
    </dl>
  )
}

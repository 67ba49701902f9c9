import { Button } from './button.tsx'

type Props = {
  label: string
  onLoad: () => void
  pending?: boolean | undefined
  text?: string | undefined
  hasMore?: boolean | undefined
}

/** The end of a list that continues: how much is shown, announced when it changes, and a button for more. */
export function LoadMore({ label, onLoad, pending, text, hasMore = true }: Props) {
  return (
    <div className="load-more">
      {text && (
        <p className="load-more-text" role="status">
          {text}
        </p>
      )}
      {hasMore && (
        <Button variant="line" pending={pending} onClick={onLoad}>
          {label}
        </Button>
      )}
    </div>
  )
}

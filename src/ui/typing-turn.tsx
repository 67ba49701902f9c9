import { Turn } from './turn.tsx'

type Props = { label: string; seed?: string | undefined; category?: string | undefined }

/** Shows that the answer is being generated; `label` says so in words. */
export function TypingTurn({ label, seed, category }: Props) {
  return (
    <Turn from="assistant" seed={seed} category={category}>
      <span className="visually-hidden">{label}</span>
      <span className="typing" aria-hidden="true">
        <i />
        <i />
        <i />
      </span>
    </Turn>
  )
}

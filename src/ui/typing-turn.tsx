import { Turn } from './turn.tsx'

type Props = { label: string; seed?: string | undefined; category?: string | undefined }

/** The answer is being made; `label` says so in words. */
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

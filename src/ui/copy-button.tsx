import { useEffect, useState } from 'react'
import { Button } from './button.tsx'
import type { ButtonStyle } from './button-class.ts'
import { Icon } from './icon.tsx'

const CONFIRM_MS = 2000

type Props = ButtonStyle & {
  text: string
  label: string
  copiedLabel: string
  onCopied?: (() => void) | undefined
  onError?: ((error: unknown) => void) | undefined
}

/** Copies `text` and confirms it for two seconds. When the clipboard refuses, `onError` is called and nothing is confirmed. */
export function CopyButton({ text, label, copiedLabel, onCopied, onError, variant = 'line', size, full }: Props) {
  const [copiedAt, setCopiedAt] = useState(0)
  useEffect(() => {
    if (copiedAt === 0) return
    const timer = setTimeout(() => setCopiedAt(0), CONFIRM_MS)
    return () => clearTimeout(timer)
  }, [copiedAt])
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      setCopiedAt(Date.now())
      onCopied?.()
    } catch (error) {
      onError?.(error)
    }
  }
  const copied = copiedAt > 0
  return (
    <Button variant={variant} size={size} full={full} onClick={() => void copy()}>
      <Icon name={copied ? 'check' : 'copy'} />
      <span aria-live="polite">{copied ? copiedLabel : label}</span>
    </Button>
  )
}

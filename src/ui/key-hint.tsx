/** A key on the keyboard, shown beside its action. */
export function KeyHint({ children }: { children: string }) {
  return (
    <kbd className="key-hint" aria-hidden="true">
      {children}
    </kbd>
  )
}

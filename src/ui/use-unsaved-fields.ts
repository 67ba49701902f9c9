import { useCallback, useMemo } from 'react'

const PREFIX = 'syvo-form:'

/**
 * Stores the typed text of a form for the lifetime of this tab, so that reloading the page loses none of it: only texts, never a password or a hidden
 * field. The form gets `ref`; call `clear` when it was sent.
 */
export function useUnsavedFields(name: string): {
  ref: (form: HTMLFormElement | null) => () => void
  clear: () => void
} {
  const key = PREFIX + name
  const ref = useCallback(
    (form: HTMLFormElement | null) => {
      if (!form) return () => {}
      restoreFields(form, readStoredTexts(key))
      const storeTexts = () => storeFieldTexts(key, form)
      form.addEventListener('input', storeTexts)
      return () => form.removeEventListener('input', storeTexts)
    },
    [key],
  )
  const clear = useCallback(() => {
    try {
      sessionStorage.removeItem(key)
    } catch {
      // Without storage nothing was stored.
    }
  }, [key])
  return useMemo(() => ({ ref, clear }), [ref, clear])
}

type TextControl = HTMLInputElement | HTMLTextAreaElement

function controlsOf(form: HTMLFormElement): TextControl[] {
  return [...form.elements].filter(
    (element): element is TextControl =>
      element instanceof HTMLTextAreaElement ||
      (element instanceof HTMLInputElement &&
        ['text', 'email', 'tel', 'url'].includes(element.type) &&
        element.tabIndex >= 0),
  )
}

/** Restores the stored texts. Values typed before hydration stay; the page's own default values are replaced. */
function restoreFields(form: HTMLFormElement, storedTexts: ReadonlyMap<string, string>): void {
  for (const control of controlsOf(form)) {
    const text = storedTexts.get(control.name)
    if (text === undefined || control.value !== control.defaultValue) continue
    control.value = text
    control.dispatchEvent(new Event('input', { bubbles: true }))
  }
}

function storeFieldTexts(key: string, form: HTMLFormElement): void {
  const texts = controlsOf(form).flatMap(({ name, value, defaultValue }): [string, string][] =>
    value === defaultValue ? [] : [[name, value]],
  )
  try {
    if (texts.length === 0) sessionStorage.removeItem(key)
    else sessionStorage.setItem(key, JSON.stringify(Object.fromEntries(texts)))
  } catch {
    // Without storage the form works; a reload then loses the typed text.
  }
}

function readStoredTexts(key: string): Map<string, string> {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null')
    if (typeof stored !== 'object' || stored === null) return new Map()
    return new Map(Object.entries(stored).filter((entry): entry is [string, string] => typeof entry[1] === 'string'))
  } catch {
    return new Map()
  }
}

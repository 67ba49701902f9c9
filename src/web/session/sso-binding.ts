const BINDING_KEY = 'syvo.auth.sso'

/** Keeps, in this tab alone, what only the tab that began a sign-in elsewhere may know. */
export function saveSsoBinding(binding: string): void {
  sessionStorage.setItem(BINDING_KEY, binding)
}

/** Takes it out again; empty when this tab began nothing. */
export function consumeSsoBinding(): string {
  const binding = sessionStorage.getItem(BINDING_KEY) ?? ''
  sessionStorage.removeItem(BINDING_KEY)
  return binding
}

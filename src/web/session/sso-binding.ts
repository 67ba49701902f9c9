const BINDING_KEY = 'syvo.auth.sso'

/** Stores the binding of a started single sign-on, only in this tab. */
export function saveSsoBinding(binding: string): void {
  sessionStorage.setItem(BINDING_KEY, binding)
}

/** Returns and removes the binding; empty when this tab started no sign-in. */
export function consumeSsoBinding(): string {
  const binding = sessionStorage.getItem(BINDING_KEY) ?? ''
  sessionStorage.removeItem(BINDING_KEY)
  return binding
}

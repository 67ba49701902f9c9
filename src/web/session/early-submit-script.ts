/**
 * The script that keeps the browser from sending a form by itself, as it would before the page is hydrated: that would put a password or a
 * message into the address. What was typed stays; the form's own handler sends it the next time.
 */
export function earlySubmitScript(): string {
  return `(${refuseNativeSubmits})()`
}

/** Runs as text in the page, so it uses nothing but the browser. */
function refuseNativeSubmits(): void {
  addEventListener(
    'submit',
    (event) => {
      if (event.target instanceof HTMLFormElement && !event.target.hasAttribute('action')) event.preventDefault()
    },
    true,
  )
}

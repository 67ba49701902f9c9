/** A turning ring in the text colour; a still diamond under reduced motion. Decorative. */
export function Spinner() {
  return <span className="spinner" aria-hidden="true" />
}

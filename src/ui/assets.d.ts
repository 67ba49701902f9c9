/** Vite returns the url of a file that is imported with `?url`. */
declare module '*.woff2?url' {
  const url: string
  export default url
}

/** A style sheet is imported for its side effect. */
declare module '*.css'

/** Vite gives the url of a file that is imported with `?url`. */
declare module '*.woff2?url' {
  const url: string
  export default url
}

/** A style sheet is loaded for its effect. */
declare module '*.css'

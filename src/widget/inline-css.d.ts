/** Vite's `?inline` returns a stylesheet as minified text. */
declare module '*.css?inline' {
  const css: string
  export default css
}
/** The build writes a plain stylesheet import to a file of its own. */
declare module '*.css'

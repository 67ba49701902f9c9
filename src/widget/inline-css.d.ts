/** Vite's `?inline` gives a stylesheet as minified text. */
declare module '*.css?inline' {
  const css: string
  export default css
}
/** A plain stylesheet import is taken out into its own file by the build. */
declare module '*.css'

/** What Vite says of the bundle that a module goes into; the browser's leaves out what stands behind `SSR`. */
interface ImportMetaEnv {
  readonly SSR: boolean
}

interface ImportMeta {
  readonly env: ImportMetaEnv
}

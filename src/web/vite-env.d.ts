/** Vite's facts about the bundle of a module; the browser's bundle omits code behind `SSR`. */
interface ImportMetaEnv {
  readonly SSR: boolean
}

interface ImportMeta {
  readonly env: ImportMetaEnv
}

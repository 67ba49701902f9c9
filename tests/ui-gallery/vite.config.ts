import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** Serves the gallery of parts: `npx vite tests/ui-gallery`. */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  cacheDir: fileURLToPath(new URL('../../node_modules/.vite-gallery', import.meta.url)),
  build: { outDir: fileURLToPath(new URL('../../node_modules/.cache/ui-gallery', import.meta.url)), emptyOutDir: true },
  plugins: [react()],
})

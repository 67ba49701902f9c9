import type { Send } from './api-client.ts'

/** Sends with the browser's own fetch, to the page's origin. */
export const sendFromBrowser: Send = (path, init) => fetch(path, init)

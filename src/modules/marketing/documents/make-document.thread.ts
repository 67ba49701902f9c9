import { parentPort, workerData } from 'node:worker_threads'
import type { DocumentOrder } from './document-parts.ts'
import { makeDocument } from './make-document.ts'

// The one that starts this thread hands it the order of one document; see make-apart.ts.
const order = workerData as DocumentOrder
parentPort?.postMessage(await makeDocument(order))

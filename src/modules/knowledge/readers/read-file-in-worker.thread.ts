import { parentPort } from 'node:worker_threads'
import type { RawFile } from '../domain/document.ts'
import { type FileReading, readFile } from './read-file.ts'

const port = parentPort
port?.on('message', (file: RawFile) => {
  void readFile(file)
    // A page that breaks a reader, by nesting or size, is unreadable; the thread stays alive for the next one.
    .catch((): FileReading => ({ is: 'skipped', reason: 'unreadable' }))
    .then((reading) => port.postMessage(reading))
})
port?.postMessage('ready')

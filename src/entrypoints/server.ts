import { join } from 'node:path'
import { mountPages } from './pages.ts'
import { runSyvo } from './start-syvo.ts'

await runSyvo({ pages: mountPages, widgetFolder: join(import.meta.dirname, '../../dist/widget') })

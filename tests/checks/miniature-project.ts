import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

/** The files of a small project: content by path; null omits a file of the clean project. */
export type Files = Readonly<Record<string, string | null>>

/** A small project without violations, to which tests add planted ones. */
const CLEAN: Files = {
  'package.json':
    '{ "dependencies": { "kysely": "1", "undici": "1", "zod": "1" }, "devDependencies": { "vitest": "1" } }\n',
  'src/platform/ids/id.ts': 'export type LeadId = string\n',
  'src/platform/config/environment.ts':
    '/** The settings of this process. */\nexport function settings(): string {\n  return process.env.PORT ?? ""\n}\n',
  'src/platform/database/database.ts':
    "import { Kysely } from 'kysely'\n/** Runs as the product itself. */\nexport function asService(reason: string): string {\n  return reason + String(Kysely)\n}\n",
  'src/platform/http/api-client.ts':
    '/** Calls an endpoint of ours. */\nexport function callApi(path: string): Promise<Response> {\n  return fetch(path)\n}\n',
  'src/platform/safe-fetch/safe-fetch.ts':
    "import { fetch } from 'undici'\n/** Fetches a page, guarded. */\nexport function safeFetch(url: string): unknown {\n  return fetch(url)\n}\n",
  'src/ui/button.tsx': '/** A plain button. */\nexport function Button() {\n  return <button type="button" />\n}\n',
  'src/modules/plans/README.md': '# Plans\n',
  'src/modules/plans/contract.ts': "export const readPlan = { method: 'GET', path: '/plan', access: 'member' }\n",
  'src/modules/plans/public.ts':
    "/** May they do this? */\nexport function canUse(code: string): boolean {\n  return code === 'pro'\n}\n",
  'src/modules/leads/README.md': '# Leads\n',
  'src/modules/leads/contract.ts':
    "import type { LeadId } from '#platform/ids/id.ts'\nexport type Lead = { id: LeadId }\nexport const listLeads = { method: 'GET', path: '/leads', access: 'member' }\n",
  'src/modules/leads/domain/score.ts':
    "import { z } from 'zod'\nimport type { Lead } from '../contract.ts'\n/** The score of a lead. */\nexport function score(lead: Lead, now: Date): number {\n  return z.number().parse(lead.id.length + now.getTime())\n}\n",
  'src/modules/leads/store/lead-store.ts':
    "import { sql } from 'kysely'\n/** All leads. */\nexport function allLeads(): unknown {\n  return sql`select 1`\n}\n",
  'src/modules/leads/actions/add-lead.ts':
    "import { asService } from '#platform/database/database.ts'\nimport { canUse } from '#modules/plans/public.ts'\nimport { allLeads } from '../store/lead-store.ts'\n/** Adds a lead. */\nexport function addLead(plan: string): unknown {\n  return canUse(plan) ? asService('lead') : allLeads()\n}\n",
  'src/modules/leads/routes.ts': "import { addLead } from './actions/add-lead.ts'\nexport const routes = [addLead]\n",
  'src/modules/leads/module.ts': "import { routes } from './routes.ts'\nexport const leadsModule = { routes }\n",
  'src/modules/leads/screens/leads-client.ts':
    "import { listLeads } from '../contract.ts'\n/** Reads the leads. */\nexport function fetchLeads(): Promise<Response> {\n  return fetch(listLeads.path)\n}\n",
  'src/modules/leads/screens/lead-list.tsx':
    "import { Button } from '#ui/button.tsx'\nimport { fetchLeads } from './leads-client.ts'\n/** The list of leads. */\nexport function LeadList() {\n  return <Button key={String(fetchLeads)} />\n}\n",
  'src/web/routes/leads.tsx':
    "import { LeadList } from '#modules/leads/screens/lead-list.tsx'\nexport const page = LeadList\n",
  'src/widget/loader.ts': "import { listLeads } from '#modules/leads/contract.ts'\nvoid fetch(listLeads.path)\n",
  'src/entrypoints/server.ts':
    "import { settings } from '#platform/config/environment.ts'\nimport { leadsModule } from '#modules/leads/module.ts'\nvoid [settings(), leadsModule]\n",
}

/** Runs `work` on a temporary project of the clean files with `planted` files over them, and removes it afterwards. */
export function withMiniatureProject<T>(planted: Files, work: (root: string) => T): T {
  const root = mkdtempSync(join(tmpdir(), 'syvo-miniature-'))
  try {
    for (const [path, content] of Object.entries({ ...CLEAN, ...planted })) {
      if (content === null) continue
      mkdirSync(dirname(join(root, path)), { recursive: true })
      writeFileSync(join(root, path), content)
    }
    return work(root)
  } finally {
    rmSync(root, { recursive: true, force: true })
  }
}

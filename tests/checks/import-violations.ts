import { plant, type Violation } from './violation.ts'

/** Planted violations in the imports of a file. */
export const IMPORT_VIOLATIONS: readonly Violation[] = [
  plant('direction', 'platform importing a module', 'src/platform/http/x.ts', "import '#modules/plans/public.ts'\n"),
  plant(
    'direction',
    'ui importing platform',
    'src/ui/x.ts',
    "import type { LeadId } from '#platform/ids/id.ts'\nexport type X = LeadId\n",
  ),
  plant(
    'direction',
    'a module importing the shell',
    'src/modules/leads/screens/x.ts',
    "import '#web/routes/leads.tsx'\n",
  ),
  plant('direction', 'the shell importing an action', 'src/web/x.ts', "import '#modules/leads/actions/add-lead.ts'\n"),
  plant(
    'direction',
    'the widget importing a screen',
    'src/widget/x.ts',
    "import '#modules/leads/screens/leads-client.ts'\n",
  ),
  plant(
    'direction',
    'an entrypoint importing a store',
    'src/entrypoints/x.ts',
    "import '#modules/leads/store/lead-store.ts'\n",
  ),
  plant(
    'direction',
    'an entrypoint importing routes past module.ts',
    'src/entrypoints/x.ts',
    "import '#modules/leads/routes.ts'\n",
  ),
  plant('direction', 'an import from outside src', 'src/ui/x.ts', "import '../../package.json'\n", {
    'package.json': '{}',
  }),
  plant('direction', 'product code importing a test', 'src/ui/x.ts', "import './y.test.ts'\n", {
    'src/ui/y.test.ts': '',
  }),
  plant('direction', 'a file outside the fixed folders', 'src/stray.ts', 'export const a = 1\n'),
  plant(
    'domain-purity',
    'domain code importing a store',
    'src/modules/leads/domain/x.ts',
    "import '../store/lead-store.ts'\n",
  ),
  plant(
    'domain-purity',
    'domain code importing a value from its contract',
    'src/modules/leads/domain/x.ts',
    "import { listLeads } from '../contract.ts'\nvoid listLeads\n",
  ),
  plant(
    'domain-purity',
    'domain code importing a Node built-in',
    'src/modules/leads/domain/x.ts',
    "import 'node:fs'\n",
  ),
  plant(
    'domain-purity',
    'domain code importing a type of another module',
    'src/modules/leads/domain/x.ts',
    "export type X = import('#modules/plans/contract.ts').X\n",
  ),
  plant(
    'domain-purity',
    'domain code reading the clock',
    'src/modules/leads/domain/x.ts',
    'export const now = new Date()\n',
  ),
  plant(
    'browser-reach',
    'a screen importing a store',
    'src/modules/leads/screens/x.ts',
    "import { allLeads } from '../store/lead-store.ts'\nvoid allLeads\n",
  ),
  plant(
    'browser-reach',
    'a screen importing a type from the database',
    'src/modules/leads/screens/x.ts',
    "export type { X } from '#platform/database/database.ts'\n",
  ),
  plant(
    'browser-reach',
    'a screen reaching an action through another file',
    'src/modules/leads/screens/x.ts',
    "import '../between.ts'\n",
    {
      'src/modules/leads/between.ts': "export { addLead } from './actions/add-lead.ts'\n",
    },
  ),
  plant(
    'browser-reach',
    'a lazily loaded route',
    'src/web/x.ts',
    "export const page = import('#modules/leads/routes.ts')\n",
  ),
  plant(
    'module-entries',
    'a module importing the store of another',
    'src/modules/leads/actions/x.ts',
    "import '#modules/plans/store/x.ts'\n",
    { 'src/modules/plans/store/x.ts': '' },
  ),
  plant(
    'module-entries',
    'a module importing a higher one',
    'src/modules/plans/x.ts',
    "import type { Lead } from '#modules/leads/contract.ts'\nexport type X = Lead\n",
  ),
  plant(
    'module-entries',
    'a module importing one on the same line',
    'src/modules/email/x.ts',
    "import '#modules/integrations/public.ts'\n",
    {
      'src/modules/integrations/public.ts': '',
    },
  ),
  plant(
    'module-entries',
    'marketing importing more than plans and catalogue',
    'src/modules/marketing/x.ts',
    "import '#modules/leads/contract.ts'\n",
  ),
  {
    rule: 'module-entries',
    says: 'a module that is not in the order',
    at: 'src/modules/vendor',
    files: { 'src/modules/vendor/public.ts': '' },
  },
  plant('cycles', 'two files importing each other', 'src/ui/a.ts', "import './b.ts'\n", {
    'src/ui/b.ts': "import './a.ts'\n",
  }),
  plant(
    'cycles',
    'a cycle of three files closed by a type import',
    'src/ui/a.ts',
    "import './b.ts'\nexport type A = 1\n",
    {
      'src/ui/b.ts': "export * from './c.ts'\n",
      'src/ui/c.ts': "import type { A } from './a.ts'\nexport type C = A\n",
    },
  ),
  plant('production-packages', 'product code importing a development package', 'src/ui/x.ts', "import 'vitest'\n"),
  plant(
    'production-packages',
    'the build loading a development package on demand',
    'scripts/build-x.ts',
    "void import('vitest/node')\n",
  ),
  plant('production-packages', 'product code importing an undeclared package', 'src/ui/x.ts', "import '@sc/left'\n"),
  plant('resolved-imports', 'an import without its extension', 'src/ui/x.ts', "import './button'\n"),
  plant('resolved-imports', 'an import of a file that does not exist', 'src/ui/x.ts', "import '#ui/gone.ts'\n"),
  plant('adapters', 'the database driver outside its adapter', 'src/modules/leads/store/x.ts', "import 'pg'\n"),
  plant(
    'adapters',
    'a type of a provider outside its adapter',
    'src/modules/leads/x.ts',
    "import type { Tool } from '@ai-sdk/mistral'\nexport type X = Tool\n",
  ),
  plant('adapters', 'an unpinned library used in two folders', 'src/modules/leads/x.ts', "import 'csv-parse'\n", {
    'src/modules/plans/x.ts': "import 'csv-parse/sync'\n",
  }),
]

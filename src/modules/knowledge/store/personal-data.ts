import { personalDataOfTables } from '#modules/identity/public.ts'

/** The sources that an account gave its bots. The copies of pages are left out: they are the public content of the named addresses. */
export const knowledgePersonalData = personalDataOfTables('knowledge', [
  {
    name: 'knowledge_sources',
    pageRows: 20,
    columns: ['id', 'config_id', 'kind', 'origin', 'url', 'title', 'body', 'created_at'],
  },
  { name: 'reading_host_pauses', columns: ['host', 'failures', 'paused_until', 'noted_at'] },
  {
    name: 'knowledge_pages',
    columns: ['id', 'config_id', 'source_id', 'url', 'status', 'reason', 'title', 'passage_count', 'read_at'],
  },
])

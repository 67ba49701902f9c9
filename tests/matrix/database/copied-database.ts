import { createTestApp } from '../../support/create-test-app.ts'
import { type OwnerQuery, ownerQuery } from '../../support/database-dump.ts'
import { quoted, readCatalog, type Table } from './catalog.ts'
import { ADMIN, DEMOTED_ADMIN, PARTIES, PUBLIC_BOT } from './identities.ts'
import { rowOf } from './rows.ts'

/** A migrated database of its own whose tables hold a row of each party; constraints between them are dropped, walls stand as they are. */
export interface CopiedDatabase {
  readonly query: OwnerQuery
  readonly tables: readonly Table[]
  close(): Promise<void>
}

/** Runs cells of the matrix one after the other, each as its identity, and undoes each; answers what each reached. */
const RUN_CELLS = `
create function matrix.run(p_cells jsonb) returns jsonb language plpgsql as $$
declare
  v_cell jsonb;
  v_answer text;
  v_count bigint;
  v_answers text[] := '{}';
begin
  for v_cell in select value from jsonb_array_elements(p_cells) loop
    begin
      perform set_config('role', v_cell ->> 'role', true), set_config('app.user_id', v_cell ->> 'user', true),
        set_config('app.config_id', v_cell ->> 'config', true), set_config('app.config_owner', '', true);
      if v_cell ->> 'reads' = 'true' then
        execute v_cell ->> 'sql' into v_answer;
      else
        execute v_cell ->> 'sql';
        get diagnostics v_count = row_count;
        v_answer := v_count;
      end if;
      raise exception using errcode = 'MTRX1', message = coalesce(v_answer, 'null');
    exception
      when sqlstate 'MTRX1' then v_answer := sqlerrm;
      -- A grant denies, a policy refuses: giving the one away must not hide behind the other.
      when insufficient_privilege then v_answer := case when sqlerrm like '%row-level security%' then 'refused' else 'denied' end;
      -- Policies are asked before constraints: a row that only breaks one of these would have been written.
      when integrity_constraint_violation then v_answer := '1';
      when others then v_answer := 'error ' || sqlstate || ' ' || sqlerrm;
    end;
    v_answers := v_answers || v_answer;
  end loop;
  return to_jsonb(v_answers);
end $$`

/** Makes the copy on the engine of this run. */
export async function copyDatabase(): Promise<CopiedDatabase> {
  const app = await createTestApp()
  const query = await ownerQuery(app)
  // Foreign keys and triggers would speak before the walls do.
  await query(`set session_replication_role = replica`)
  await query('create schema matrix')
  await query('grant usage on schema matrix to public')
  await query(RUN_CELLS)
  await query(`do $$ declare c record; begin
    for c in select conrelid::regclass as name, conname from pg_constraint o join pg_class t on t.oid = o.conrelid
      where contype = 'c' and connamespace in ('app'::regnamespace, 'auth'::regnamespace) and not t.relispartition
    loop execute format('alter table %s drop constraint %I', c.name, c.conname); end loop; end $$`)
  const tables = await readCatalog(query)
  await fill(query, tables)
  return {
    query,
    tables,
    close: async () => {
      await query.end()
      await app.close()
    },
  }
}

async function fill(query: OwnerQuery, tables: readonly Table[]): Promise<void> {
  for (const table of tables) {
    if (table.isView) continue
    await query(`delete from ${quoted(table.name)}`)
    for (const party of [...PARTIES, null]) {
      const row = rowOf(table, party)
      if (row) await query(insertOf(table, row))
    }
  }
  const [one] = PARTIES
  await query(`insert into app.user_roles (id, user_id, role) values (gen_random_uuid(), '${ADMIN}', 'admin')`)
  await query(`insert into app.user_roles (id, user_id, role) values (gen_random_uuid(), '${DEMOTED_ADMIN}', 'admin')`)
  await query(`insert into app.user_roles (id, user_id, role) values (gen_random_uuid(), '${DEMOTED_ADMIN}', 'buyer')`)
  await query(`insert into app.bots (id, vendor_id, title, description, category, active, status, monthly_price_cents)
    values ('${PUBLIC_BOT}', '${one.vendor}', 'Openbaar', 'Openbaar', 'Horeca', true, 'approved', 100)`)
  await query(`update app.subscription_plans set active = code = 'code1'`)
  await query(`update auth."user" set id = '${one.vendor}' where name = 'name1'`)
}

/** A statement that adds a row, given as JSON. */
export function insertOf(table: Table, row: Readonly<Record<string, unknown>>, columns = Object.keys(row)): string {
  const names = columns.map((name) => `"${name}"`).join(', ')
  const json = JSON.stringify(row).replaceAll("'", "''")
  return `insert into ${quoted(table.name)} (${names}) select ${names} from jsonb_populate_record(null::${quoted(table.name)}, '${json}')`
}

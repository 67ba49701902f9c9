import pg from 'pg'

/** Row counts of the floor and the product; both hold the same numbers, so that they compare. */
export const volumes = { users: 64, leads: 100_000, pagesPerUser: 5 }

const schema = `
do $$ begin create role floor_member nologin; exception when duplicate_object then null; end $$;
create table floor_grant (user_id int primary key, used int not null default 0, limit_count int not null);
create table floor_log (id bigint generated always as identity primary key, user_id int not null, status text not null,
  tokens int not null, question text not null, answer text not null, created_at timestamptz not null default now());
create table floor_page (id int primary key, user_id int not null, body text not null,
  search tsvector generated always as (to_tsvector('dutch', body)) stored);
create index on floor_page using gin (search);
create table floor_lead (id int primary key, user_id int not null, name text, email text, phone text, company text, message text,
  source text, score text, status text, created_at timestamptz not null);
create index on floor_lead (user_id, score, created_at desc, id);
grant select, update on floor_grant to floor_member;
grant insert on floor_log to floor_member;
grant select on floor_page, floor_lead to floor_member;`

/** Creates and fills the floor's tables: no policies, no triggers, one index per query. */
export async function createBaselineSchema(adminUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: adminUrl })
  await client.connect()
  await client.query(schema)
  await client.query('grant floor_member to syvo_login')
  await client.query(
    'insert into floor_grant (user_id, limit_count) select g, 1000000000 from generate_series(1, $1) g',
    [volumes.users],
  )
  await client.query(
    `insert into floor_page (id, user_id, body)
     select g, 1 + g % $2, 'Pagina ' || g || '. Wij zijn geopend van dinsdag tot en met zondag, van ' || 10 + g % 8 ||
       ' tot elf uur. ' || repeat('Reserveren kan telefonisch of aan de deur, ook voor groepen tot twintig personen. ', 5)
     from generate_series(1, $1) g`,
    [volumes.pagesPerUser * volumes.users, volumes.users],
  )
  await client.query(
    `insert into floor_lead select g, 1, 'Lead ' || g, 'lead' || g || '@voorbeeld.example', '06' || lpad(g::text, 8, '0'),
       'Bedrijf ' || g % 500, 'Ik wil graag een tafel voor ' || g % 12, (array['widget', 'hosted', 'api'])[1 + g % 3],
       (array['hot', 'warm', 'cold'])[1 + g % 3], (array['new', 'contacted', 'converted'])[1 + g % 3], now() - g * interval '1 minute'
     from generate_series(1, $1) g`,
    [volumes.leads],
  )
  await client.query('vacuum analyze')
  await client.end()
}

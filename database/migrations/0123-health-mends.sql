-- Health tests: who is asking a question, of which version an answer is, and which batch was of one bot alone -----------------------------------

-- A batch of one bot tells nothing of its category.
alter table app.smoke_batches add column bot_id uuid references app.bots (id) on delete cascade;

-- Until when a worker that took a question is taken to be asking it; afterwards it is anybody's.
alter table app.smoke_runs add column asked_until timestamptz;
-- The approved version that the night planned to look at; null when there was none, or when an administrator asked.
alter table app.smoke_runs add column version int;

-- Progress and figures are counted in here, without the texts.
create index smoke_runs_counted on app.smoke_runs (batch_id, category, status);
create index smoke_runs_config on app.smoke_runs (config_id) where config_id is not null;
create index smoke_runs_with_texts on app.smoke_runs (ended_at) where response is not null or page_answer is not null;
create index smoke_batches_starter on app.smoke_batches (started_by) where started_by is not null;

-- What the nightly look asks is what a bot's page shows, so it is asked once: the answer as the page tells it stands with the question.

-- Null for a question that could not be asked.
alter table app.smoke_runs add column page_answer jsonb;

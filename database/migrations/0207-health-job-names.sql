-- Health tests left the module publishing; jobs that wait, and the plan of the nightly run, keep their place under the new names.

update app.jobs set name = 'health.run-smoke-batch' where name = 'publishing.run-smoke-batch';
update app.jobs set name = 'health.plan-nightly-run' where name = 'publishing.look-at-health';
update app.job_schedules set name = 'health.plan-nightly-run' where name = 'publishing.look-at-health';

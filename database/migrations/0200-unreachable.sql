-- One reason for pages and endpoints that were not reached: a name that does not resolve, an address that is not public and a connection that fails
-- are told apart nowhere that an account can read, also not in what is stored already.

update app.knowledge_pages set reason = 'unreachable' where reason in ('dns', 'private_address', 'connection');
update app.bot_executions set error_message = 'endpoint_unreachable'
  where error_message in ('endpoint_dns', 'endpoint_private_address', 'endpoint_connection');
update app.smoke_runs set error = case when error like 'own:%' then 'own:' else '' end || 'endpoint_unreachable'
  where error ~ '^(own:)?endpoint_(dns|private_address|connection)$';

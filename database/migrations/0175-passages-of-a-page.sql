-- A refusal looks for the telephone number of a company on the few pages that are likely to hold it: by page, not through all passages -----

create index knowledge_passages_page on app.knowledge_passages (config_id, generation, page_id);

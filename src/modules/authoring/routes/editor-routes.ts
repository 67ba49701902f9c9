import { type Binding, bind } from '#platform/http/binding.ts'
import { memberOf } from '#platform/http/caller.ts'
import { checkDraft } from '../actions/check-draft.ts'
import { insertBot } from '../actions/insert-bot.ts'
import { readBotEditor } from '../actions/read-bot-editor.ts'
import { runDraftTrial } from '../actions/run-draft-trial.ts'
import { saveBotDraft } from '../actions/save-bot-draft.ts'
import { submitBot } from '../actions/submit-bot.ts'
import { withdrawSubmission } from '../actions/withdraw-submission.ts'
import type { AuthoringDeps } from '../authoring-deps.ts'
import * as contract from '../contract.ts'

/** Binds the operations of writing, trying out and submitting a bot to their actions. */
export function editorRoutes(deps: AuthoringDeps): Binding[] {
  return [
    bind(contract.readBotEditor, ({ query }, { caller }) =>
      readBotEditor(deps, { vendorId: memberOf(caller).userId, botId: query.botId }),
    ),
    bind(contract.saveBotDraft, ({ body }, { caller }) => {
      const { bot_id: botId, new_bot_id: newBotId = null, revision, form } = body
      return saveBotDraft(deps, { vendorId: memberOf(caller).userId, botId, newBotId, revision, form })
    }),
    bind(contract.submitBot, ({ body }, { caller, signal }) =>
      submitBot(deps, { vendorId: memberOf(caller).userId, botId: body.bot_id, revision: body.revision, signal }),
    ),
    bind(contract.withdrawSubmission, ({ body }, { caller }) =>
      withdrawSubmission(deps, { vendorId: memberOf(caller).userId, botId: body.bot_id }),
    ),
    bind(contract.insertBot, ({ body }, { caller, signal }) =>
      insertBot(deps, { vendorId: memberOf(caller).userId, row: body, signal }),
    ),
    bind(contract.runDraftTrial, ({ body }, { caller, signal }) => {
      const { form, question, inputs } = body
      return runDraftTrial(deps, { vendorId: memberOf(caller).userId, form, question, inputs, signal })
    }),
    bind(contract.checkDraft, ({ body }, { caller, signal }) =>
      checkDraft(deps, { vendorId: memberOf(caller).userId, botId: body.bot_id, signal }),
    ),
  ]
}

import { deviceLabel } from '#modules/identity/public.ts'
import { type Binding, bind } from '#platform/http/binding.ts'
import { type Caller, memberOf } from '#platform/http/caller.ts'
import { fail, type Outcome, ok } from '#platform/http/failure.ts'
import { activateBot, deactivateBot, readCanActivate } from './actions/activate-bot.ts'
import { accountMismatch } from './actions/activation-failures.ts'
import { readExampleData, removeExampleData } from './actions/example-data.ts'
import { moveTrialToPlan } from './actions/move-trial-to-plan.ts'
import { pinVersion } from './actions/pin-version.ts'
import { readConfigurations } from './actions/read-configurations.ts'
import { readUserBotVersions } from './actions/read-user-bot-versions.ts'
import { readActiveBots, readUserBots } from './actions/read-user-bots.ts'
import { resetConfiguration, saveConfiguration } from './actions/save-configuration.ts'
import { startTrial } from './actions/start-trial.ts'
import type { ActivationDeps } from './activation-deps.ts'
import * as contract from './contract.ts'

/** Binds the operations of access and configuration to their actions. */
export function activationRoutes(deps: ActivationDeps): Binding[] {
  return [
    bind(contract.startTrial, ({ body }, { caller }) =>
      startTrial(deps, { userId: memberOf(caller).userId, botId: body.botId }),
    ),
    bind(contract.moveTrialToPlan, ({ body }, { caller }) =>
      moveTrialToPlan(deps, { userId: memberOf(caller).userId, botId: body.botId, isOnPlan: body.onPlan }),
    ),
    bind(contract.readUserBots, ({ query }, { caller }) => readUserBots(deps, memberOf(caller).userId, query)),
    bind(contract.getUserActiveBots, ({ body }, { caller }) =>
      forSelf(caller, body?.user_id_param, async (userId) =>
        ok(await readActiveBots(deps, userId, body?.bot_id_param ?? null)),
      ),
    ),
    bind(contract.canActivateBot, ({ body }, { caller }) =>
      forSelf(caller, body.user_id_param, async (userId) =>
        ok(await readCanActivate(deps, { userId, botId: body.bot_id_param })),
      ),
    ),
    bind(contract.activateBot, ({ body }, { caller }) =>
      forSelf(caller, body.user_id_param, (userId) => activateBot(deps, { userId, botId: body.bot_id_param })),
    ),
    bind(contract.deactivateBot, ({ body }, { caller }) =>
      forSelf(caller, body.user_id_param, async (userId) =>
        ok(await deactivateBot(deps, { userId, botId: body.bot_id_param })),
      ),
    ),
    bind(contract.readUserBotVersions, ({ query }, { caller }) =>
      readUserBotVersions(deps, { userId: memberOf(caller).userId, botId: query.botId }),
    ),
    bind(contract.pinVersion, ({ body }, { caller }) =>
      pinVersion(deps, { userId: memberOf(caller).userId, botId: body.bot_id, number: body.number }),
    ),
    bind(contract.readExampleData, (_, { caller }) => readExampleData(deps, memberOf(caller).userId)),
    bind(contract.removeExampleData, (_, { caller }) => removeExampleData(deps, memberOf(caller).userId)),
    ...configurationRoutes(deps),
  ]
}

function configurationRoutes(deps: ActivationDeps): Binding[] {
  return [
    bind(contract.readConfigurations, ({ query }, { caller }) =>
      readConfigurations(deps, memberOf(caller).userId, query),
    ),
    bind(contract.saveConfiguration, ({ body }, { caller, headers }) =>
      forSelf(caller, body.user_id, (userId) => {
        const { bot_id: botId, config_data: configData, branding_data: brandingData } = body
        return saveConfiguration(deps, {
          userId,
          botId,
          configData,
          brandingData,
          allowedDomains: body.allowed_domains,
          ifVersion: body.if_version,
          savedFrom: deviceLabel(headers.get('user-agent')),
        })
      }),
    ),
    bind(contract.resetConfiguration, ({ body }, { caller, headers }) =>
      resetConfiguration(deps, {
        userId: memberOf(caller).userId,
        botId: body.botId,
        savedFrom: deviceLabel(headers.get('user-agent')),
      }),
    ),
  ]
}

/** Refuses an account named in a body that is not the caller's own, whatever the caller's role (AMB-034). */
async function forSelf<Value>(
  caller: Caller,
  named: string | undefined,
  act: (userId: string) => Promise<Outcome<Value>>,
): Promise<Outcome<Value>> {
  const userId = memberOf(caller).userId
  return named === undefined || named === userId ? act(userId) : fail(accountMismatch)
}

import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useApi } from '#platform/browser/api-context.ts'
import { ApiFailure } from '#platform/http/api-client.ts'
import { toastError } from '#ui/toast.ts'
import { type Configuration, type SavedConfiguration, saveConfiguration } from '../contract.ts'
import { configurationQuery, messageOr } from './activation-client.ts'
import type { Texts } from './configuration-form.ts'
import { configureText as text } from './configure.text.ts'

const ATTEMPTS_MAX = 3

type Parts = {
  configuration: Configuration
  /** Merges what another tab saved into the form; returns true when the user has to choose first. */
  mergeStored: (stored: Configuration) => boolean
  texts: () => Texts
  onSaved: (saved: SavedConfiguration, sent: Texts) => void
  onClash: () => void
}

/**
 * Saves the form on top of the version that it shows. After a concurrent save it merges that one into the form and retries; where both changed a
 * field nothing is saved until the user chose.
 */
export function useConfigurationSave({ configuration, mergeStored, texts, onSaved, onClash }: Parts) {
  const api = useApi()
  const queryClient = useQueryClient()
  const { user_id: userId, bot_id: botId } = configuration
  return useMutation({
    mutationFn: async (values: Texts) => {
      let version = configuration.version
      let sent = values
      for (let attempt = 1; ; attempt++) {
        try {
          const body = { bot_id: botId, if_version: version, config_data: sent }
          return { saved: await api.call(saveConfiguration, { body }), sent }
        } catch (error) {
          if (!isChangedElsewhere(error) || attempt === ATTEMPTS_MAX) throw error
        }
        const stored = await queryClient.fetchQuery({ ...configurationQuery(api, userId, botId), staleTime: 0 })
        if (mergeStored(stored)) return null
        version = stored.version
        sent = texts()
      }
    },
    onSuccess: (outcome) => {
      if (outcome) onSaved(outcome.saved, outcome.sent)
      else onClash()
    },
    onError: (error) => toastError(text.saveFailed(messageOr(error, text.unknownProblem))),
  })
}

function isChangedElsewhere(error: unknown): boolean {
  return error instanceof ApiFailure && error.code === 'configuration_changed'
}

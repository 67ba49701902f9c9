import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import {
  type Configuration,
  readAllowedDomains,
  type SavedConfiguration,
  saveConfiguration,
} from '#modules/activation/contract.ts'
import type { BotDetail } from '#modules/catalogue/contract.ts'
import { useApi } from '#platform/browser/api-context.ts'
import { ApiFailure } from '#platform/http/api-client.ts'
import { useOpenChoice } from '#ui/concurrent-save-notice.tsx'
import { toastNotice, toastSuccess } from '#ui/toast.ts'
import { connectText as text } from './connect.text.ts'
import { type Publication, publicationKey, publicationQuery } from './connect-client.ts'
import {
  brandingIn,
  chooseText,
  isChoiceOpen,
  mergeSaved,
  mergeStored,
  type PublicationEdits,
  type PublicationField,
  type PublicationPart,
  type PublicationTexts,
  startEdits,
} from './publication-edits.ts'

const ATTEMPTS_MAX = 3

/** The forms of Syvo Connect: their texts, what another tab saved meanwhile, and their saves. */
export type PublicationForm = ReturnType<typeof usePublicationForm>

/** A form of Syvo Connect as its component renders it. */
export type PublicationSave = ReturnType<typeof usePublicationSave>

/**
 * Edits what Syvo Connect publishes. What another tab saved is applied where nothing was typed here; where both changed a field, that form is not
 * saved until the user chose.
 */
export function usePublicationForm(bot: BotDetail, configuration: Configuration) {
  const [edits, setEdits] = useState(() => startEdits(configuration))
  useEffect(() => setEdits((now) => mergeStored(now, configuration)), [configuration])
  const { choiceRef, askChoice } = useOpenChoice()
  const onChoiceOpen = () => {
    toastNotice(text.chooseFirst)
    askChoice()
  }
  const parts = { bot, configuration, edits, setEdits, onChoiceOpen }
  return {
    edits,
    /** The element of the notice in which the user chooses. */
    choiceRef,
    change: (changed: Partial<PublicationTexts>) => setEdits((now) => ({ ...now, mine: { ...now.mine, ...changed } })),
    choose: (field: PublicationField, which: 'theirs' | 'mine') => setEdits((now) => chooseText(now, field, which)),
    branding: usePublicationSave({ ...parts, part: 'branding' }),
    domains: usePublicationSave({ ...parts, part: 'domains' }),
  }
}

type Parts = {
  bot: BotDetail
  configuration: Configuration
  edits: PublicationEdits
  setEdits: (change: (now: PublicationEdits) => PublicationEdits) => void
  part: PublicationPart
  onChoiceOpen: () => void
}

/** Saves one part on top of the version that the screen shows; after a concurrent save, merges that one and retries. */
function usePublicationSave({ bot, configuration, edits, setEdits, part, onChoiceOpen }: Parts) {
  const api = useApi()
  const queryClient = useQueryClient()
  const userId = configuration.user_id
  const mutation = useMutation({
    mutationFn: async (before: PublicationEdits) => {
      let version = configuration.version
      let now = before
      for (let attempt = 1; ; attempt++) {
        try {
          const body = { bot_id: bot.id, if_version: version, ...changeOf(part, now.mine) }
          return { clashing: null, saved: await api.call(saveConfiguration, { body }), sent: now.mine }
        } catch (error) {
          if (!isChangedElsewhere(error) || attempt === ATTEMPTS_MAX) throw error
        }
        const stored = await queryClient.fetchQuery(publicationQuery(api, userId, bot.id))
        if (!stored.configuration) throw new Error('the configuration is gone')
        now = mergeStored(now, stored.configuration)
        if (isChoiceOpen(now, part)) return { clashing: stored.configuration }
        version = stored.configuration.version
      }
    },
    onSuccess: (outcome) => {
      const { clashing } = outcome
      if (clashing) {
        setEdits((now) => mergeStored(now, clashing))
        return onChoiceOpen()
      }
      const { saved, sent } = outcome
      setEdits((now) => mergeSaved(now, { saved, sent, part }))
      queryClient.setQueryData<Publication>(
        publicationKey(userId, bot.id),
        (known) => known && { ...known, configuration: saved satisfies SavedConfiguration },
      )
      if (part === 'branding') toastSuccess(text.appearanceSaved)
      else toastSuccess(text.domainsSaved, text.domainsSavedNote)
    },
  })
  return {
    isPending: mutation.isPending,
    error: mutation.error,
    /** Saves the part, unless the user has to choose between two texts first. */
    submit: () => {
      if (mutation.isPending) return
      if (isChoiceOpen(edits, part)) onChoiceOpen()
      else mutation.mutate(edits)
    },
  }
}

function changeOf(part: PublicationPart, texts: PublicationTexts) {
  return part === 'branding'
    ? { branding_data: brandingIn(texts) }
    : { allowed_domains: readAllowedDomains(texts.allowed_domains).domains }
}

function isChangedElsewhere(error: unknown): boolean {
  return error instanceof ApiFailure && error.code === 'configuration_changed'
}

import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useApi } from '#platform/browser/api-context.ts'
import { toastError, toastSuccess } from '#ui/toast.ts'
import { addLead, changeLead, type LeadStatus, removeLead } from '../contract.ts'
import { leadsText as text } from './leads.text.ts'

/** The fields of a lead that a user enters by hand. */
export interface NewLead {
  name: string
  email: string
  phone: string
  company: string
  message: string
}

/** Returns the three ways to change leads by hand; each shows its result in a toast and refetches the list. */
export function useLeadChanges() {
  const api = useApi()
  const cache = useQueryClient()
  const refresh = () => cache.invalidateQueries({ queryKey: ['leads'] })
  const failed = (title: string) => (error: Error) => {
    console.error(title, error)
    toastError(text.failedTitle, title)
  }
  const changeStatus = useMutation({
    mutationFn: (change: { id: string; status: LeadStatus }) =>
      api.call(changeLead, { query: { id: `eq.${change.id}` }, body: { status: change.status } }),
    onSuccess: () => toastSuccess(text.changed),
    onError: failed(text.changeFailed),
    onSettled: refresh,
  })
  const add = useMutation({
    mutationFn: (lead: NewLead) => api.call(addLead, { body: lead }),
    onSuccess: (lead) => toastSuccess(text.added, text.addedNote(lead.score)),
    onError: failed(text.addFailed),
    onSettled: refresh,
  })
  const remove = useMutation({
    mutationFn: (id: string) => api.call(removeLead, { query: { id: `eq.${id}` } }),
    onSuccess: () => toastSuccess(text.removed),
    onError: failed(text.removeFailed),
    onSettled: refresh,
  })
  return { changeStatus, add, remove }
}

import type { ApiClient } from '#platform/http/api-client.ts'
import { deleteAccount, exportPersonalData } from '../contract/personal-data.ts'

const FALLBACK_NAME = 'syvo-gegevens.json'

/** Saves all data of the account as a file on the visitor's device. */
export async function downloadPersonalData(api: ApiClient): Promise<void> {
  const answer = await api.open(exportPersonalData)
  const name = /filename="([^"]+)"/.exec(answer.headers.get('content-disposition') ?? '')?.[1] ?? FALLBACK_NAME
  const url = URL.createObjectURL(await answer.blob())
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  URL.revokeObjectURL(url)
}

/** Deletes the account; `password` is omitted for an account that has none. */
export async function requestAccountDeletion(api: ApiClient, password: string | undefined): Promise<void> {
  await api.call(deleteAccount, { body: password === undefined ? {} : { password } })
}

import { createRoot } from 'react-dom/client'
import { ProofDialog } from '#modules/identity/screens/proof-dialog.tsx'
import { ApiContext } from '#platform/browser/api-context.ts'
import type { ApiClient, ApiFailure } from '#platform/http/api-client.ts'
import { besideLogin } from './login-path.ts'

/** Does what a refused operation needs first; true when it may be tried again. No page carries this before it is needed. */
export async function answerRefusal(api: ApiClient, { code, details }: ApiFailure): Promise<boolean> {
  if (code === 'proof_needed') return askForProof(api, details)
  if (code === 'second_factor_needed' && location.pathname !== '/auth/beveiligen')
    location.replace(besideLogin('beveiligen', location.pathname + location.search))
  return false
}

let waiting: Promise<boolean> | null = null

/**
 * Asks the user to prove itself again, in a dialog over whatever needs it; false when it does not want to. Whatever asks while the dialog is
 * open gets the same answer.
 */
function askForProof(api: ApiClient, details: unknown): Promise<boolean> {
  waiting ??= openDialog(api, details).finally(() => {
    waiting = null
  })
  return waiting
}

function openDialog(api: ApiClient, details: unknown): Promise<boolean> {
  return new Promise((resolve) => {
    const place = document.body.appendChild(document.createElement('div'))
    const root = createRoot(place)
    const end = (isProven: boolean) => {
      root.unmount()
      place.remove()
      resolve(isProven)
    }
    root.render(
      <ApiContext value={api}>
        <ProofDialog details={details} onEnd={end} />
      </ApiContext>,
    )
  })
}

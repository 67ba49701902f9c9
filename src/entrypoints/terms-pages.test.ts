import { expect, it } from 'vitest'
import { TERMS_VERSION } from '#modules/identity/contract.ts'
import { pageText } from '#modules/marketing/page-texts.ts'

const OPERATOR = {
  supportEmail: 'hallo@syvo.example',
  companyName: '',
  companyAddress: '',
  companyKvk: '',
  companyVatId: '',
}

it.each(['voorwaarden', 'privacy'] as const)('the page %s shows the version that users accept', async (name) => {
  const { updated } = await pageText(name, OPERATOR)
  expect(updated).toBe(TERMS_VERSION)
})

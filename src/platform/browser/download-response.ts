/** Saves a document that was fetched with the session's token as a file in the browser. */
export async function downloadResponse(answer: Response, fileName: string): Promise<void> {
  const url = URL.createObjectURL(await answer.blob())
  const link = document.createElement('a')
  link.href = url
  link.download = fileName
  link.click()
  // The browser has started to save by then; the address is no longer needed.
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}

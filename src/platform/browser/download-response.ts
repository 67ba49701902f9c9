/** Hands a document that was fetched with the session's token to the browser as a file. */
export async function downloadResponse(answer: Response, fileName: string): Promise<void> {
  const url = URL.createObjectURL(await answer.blob())
  const link = document.createElement('a')
  link.href = url
  link.download = fileName
  link.click()
  // The browser has begun to save by then; the address is of no use any more.
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}

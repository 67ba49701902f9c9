/** The error code that `app.add_storage` raises (migration 0145). */
const STORAGE_LIMIT = 'SY001'

/** Returns the kind of rows whose storage limit an account reached, when `error` says so; null for every other error. */
export function storageLimitOf(error: unknown): string | null {
  if (!(error instanceof Error) || !('code' in error) || error.code !== STORAGE_LIMIT) return null
  return 'detail' in error && typeof error.detail === 'string' ? error.detail : ''
}

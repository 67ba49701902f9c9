/** The condition that `app.add_storage` raises (migration 0145). */
const STORAGE_LIMIT = 'SY001'

/** The kind of rows of which an account stores as much as it may, when `error` says so; null for every other error. */
export function storageLimitOf(error: unknown): string | null {
  if (!(error instanceof Error) || !('code' in error) || error.code !== STORAGE_LIMIT) return null
  return 'detail' in error && typeof error.detail === 'string' ? error.detail : ''
}

import type { TestApp } from './create-test-app.ts'

/** Signs up an administrator; `demote` gives the account the role buyer as its newest role. */
export async function makeAdmin(app: TestApp): Promise<{ userId: string; token: string; demote(): Promise<void> }> {
  const account = await app.signUp()
  const give = async (role: 'admin' | 'buyer') => {
    await app.db.query(
      { role: 'service' },
      "insert into app.user_roles (user_id, role, created_at) values ($1, $2, now() + case $2 when 'buyer' then interval '1 hour' else interval '0' end)",
      [account.userId, role],
    )
  }
  await give('admin')
  return { ...account, demote: () => give('buyer') }
}

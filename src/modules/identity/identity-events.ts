/** The event of an account whose address changed, `{ user_id }`: copies outside the database are updated. */
export const ADDRESS_CHANGED = 'account.address-changed'

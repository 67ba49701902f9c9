/** The event of an account whose address changed, `{ user_id }`: what others keep of it outside the database follows. */
export const ADDRESS_CHANGED = 'account.address-changed'

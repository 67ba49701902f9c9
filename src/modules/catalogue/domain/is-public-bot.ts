/** Returns whether a bot is public: everybody may see it, also while it is paused. Queries ask `app.public_bots`. */
export function isPublicBot<Bot extends { readonly active: boolean; readonly status: string }>(
  bot: Bot | undefined,
): bot is Bot {
  return bot?.active === true && bot.status === 'approved'
}

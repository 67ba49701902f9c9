/** What leads to reporting a bot, at the end of its page; the dialog's words come with the dialog. */
export const reportButtonText = { report: 'Meld deze bot' } as const

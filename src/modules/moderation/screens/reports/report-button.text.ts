/** The label of the button that reports a bot, at the end of its page; the dialog's texts load with the dialog. */
export const reportButtonText = { report: 'Meld deze bot' } as const

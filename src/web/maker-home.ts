/** Where makers work: null until their dashboard is there, and what would lead to it says so or leads elsewhere. */
export const MAKER_HOME: string | null = null

/** Where a new developer goes on to; without a dashboard to the courses that just opened (VEND-36). */
export const DEVELOPER_NEXT = MAKER_HOME ?? '/academy?type=video'

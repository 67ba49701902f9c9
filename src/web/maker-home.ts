/** Where makers work (VEND-35 to VEND-37). */
export const MAKER_HOME = '/vendor/dashboard'

/** Where makers work (VEND-35 to VEND-37). */
export const VENDOR_HOME = '/vendor/dashboard'

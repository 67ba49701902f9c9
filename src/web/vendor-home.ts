/** The start page of vendors (VEND-35 to VEND-37). */
export const VENDOR_HOME = '/vendor/dashboard'

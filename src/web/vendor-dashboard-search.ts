/** Returns the search parameter of the vendor's dashboard: the free plan was just activated (AMB-072). */
export function vendorDashboardSearch({ activated }: Record<string, unknown>): { activated?: 'free' } {
  return activated === 'free' ? { activated } : {}
}

/** Tells whether payments by the provider with this name are simulated. The name is stored with an order; the current provider does not matter. */
export function isSimulatedBy(provider: string): boolean {
  return provider === 'sandbox'
}

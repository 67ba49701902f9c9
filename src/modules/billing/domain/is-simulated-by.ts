/** Whether no money moved with a provider of this name, as it stands with an order; whatever provider is set up now. */
export function isSimulatedBy(provider: string): boolean {
  return provider === 'sandbox'
}

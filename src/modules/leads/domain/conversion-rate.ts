/** Returns converted leads of all leads as a whole percent, rounded half up; 0 when there is no lead (LEAD-05). */
export function conversionRate(converted: number, total: number): number {
  return total === 0 ? 0 : Math.round((converted / total) * 100)
}

const mostBytes = 60_000_000
const mostMs = 120_000

/** The budget of the pages of one reading together, over all its slices: bytes fetched, and milliseconds of the thread that reads them. */
export class ReadingBudget {
  private bytes: number
  private ms: number

  constructor(spent: { bytes: number; parseMs: number } = { bytes: 0, parseMs: 0 }) {
    this.bytes = mostBytes - spent.bytes
    this.ms = mostMs - spent.parseMs
  }

  /** Returns how many bytes may still be fetched; 0 when the budget of the reading is used up. */
  bytesLeft(): number {
    return this.ms > 0 ? this.bytes : 0
  }

  /** Consumes the bytes of one page; false when there were fewer left, and the page must not be read. */
  consumeBytes(bytes: number): boolean {
    const fits = bytes <= this.bytes
    this.bytes = Math.max(0, this.bytes - bytes)
    return fits
  }

  consumeMs(ms: number): void {
    this.ms -= ms
  }

  /** Returns what was spent so far, for the next slice. */
  spent(): { bytes: number; parseMs: number } {
    return { bytes: mostBytes - this.bytes, parseMs: Math.round(mostMs - this.ms) }
  }
}

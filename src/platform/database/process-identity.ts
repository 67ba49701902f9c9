import { readFile, readlink } from 'node:fs/promises'
import { hostname } from 'node:os'

/** Where a process runs: numbers of processes mean the same to two of them only when all of this is equal. */
export interface ProcessIdentity {
  /** The name of the machine or the container. */
  readonly host: string
  /** This run of the kernel; empty where the system does not tell. */
  readonly boot: string
  /** The process numbers that are seen: two containers may each have a process 1. Empty where the system does not tell. */
  readonly numbers: string
}

/** The place of this process. */
export async function getProcessIdentity(): Promise<ProcessIdentity> {
  const boot = await readFile('/proc/sys/kernel/random/boot_id', 'utf8').catch(() => '')
  const numbers = await readlink('/proc/self/ns/pid').catch(() => '')
  return { host: hostname(), boot: boot.trim(), numbers }
}

/** When a process of this place began, in the system's own ticks where /proc has it, else just that it lives; null when it does not. */
export async function processStart(pid: number): Promise<string | null> {
  try {
    const stat = await readFile(`/proc/${pid}/stat`, 'utf8')
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? 'alive'
  } catch {
    try {
      process.kill(pid, 0)
      return 'alive'
    } catch (error) {
      return error instanceof Error && 'code' in error && error.code === 'EPERM' ? 'alive' : null
    }
  }
}

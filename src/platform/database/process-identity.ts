import { readFile, readlink } from 'node:fs/promises'
import { hostname } from 'node:os'

/** The environment of a process: two processes mean the same by a process number only when all of this is equal. */
export interface ProcessIdentity {
  /** The name of the machine or the container. */
  readonly host: string
  /** The present boot of the kernel; empty where the system does not provide it. */
  readonly boot: string
  /** The namespace of process numbers: two containers may each have a process 1. Empty where the system does not provide it. */
  readonly numbers: string
}

/** Returns the environment of this process. */
export async function getProcessIdentity(): Promise<ProcessIdentity> {
  const boot = await readFile('/proc/sys/kernel/random/boot_id', 'utf8').catch(() => '')
  const numbers = await readlink('/proc/self/ns/pid').catch(() => '')
  return { host: hostname(), boot: boot.trim(), numbers }
}

/** Returns when a process of this environment started, in the system's own ticks where /proc has them, else `alive`; null when it does not live. */
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

import { describeErrorWithFrames } from '#platform/log/describe-error.ts'
import type { Command } from './control-socket.ts'
import { explainFailure } from './explain-failure.ts'

/** Runs a command to its end in this process: prints its lines, and for a failure one clear line with exit code 1. */
export async function runCommand(command: Command): Promise<void> {
  try {
    process.exitCode = await command(process.argv.slice(2), (line) => console.log(line))
  } catch (error) {
    console.error(explainFailure(error) ?? `Onverwachte fout: ${describeErrorWithFrames(error)}`)
    process.exitCode = 1
  }
}

import { describeErrorWithFrames } from '#platform/log/describe-error.ts'
import type { Command } from './control-socket.ts'
import { explainFailure } from './explain-failure.ts'

/** Runs a command to its end in this process: its lines on the standard output, one clear line and code 1 for a failure. */
export async function runCommand(command: Command): Promise<void> {
  try {
    process.exitCode = await command(process.argv.slice(2), (line) => console.log(line))
  } catch (error) {
    console.error(explainFailure(error) ?? `Onverwachte fout: ${describeErrorWithFrames(error)}`)
    process.exitCode = 1
  }
}

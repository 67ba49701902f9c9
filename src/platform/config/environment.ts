import { readSettings, type Settings } from './settings.ts'

/** Returns the settings of this process; the only place in `src` that reads the environment. */
export function settingsFromEnvironment(): Settings {
  return readSettings(process.env)
}

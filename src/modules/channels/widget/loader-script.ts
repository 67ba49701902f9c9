import { readableColor } from '#ui/readable-color.ts'
import type { OpenerSettings } from '../contract.ts'
import { type Branding, COLOR_SCHEMES } from '../domain/branding.ts'
import { allowedOriginEnds } from '../domain/frame-ancestors.ts'
import { widgetText as text } from './widget.text.ts'

/** Returns the settings of a configuration's opener; colour, theme and corner of a branding are validated values, so the rule stays one rule. */
export function openerSettings(branding: Branding, allowedDomains: readonly string[]): OpenerSettings {
  const { companyName, primaryColor, theme, position } = branding
  const style = `--paint:${primaryColor};--mark:${readableColor(primaryColor)};color-scheme:${COLOR_SCHEMES[theme]}`
  return {
    rule: `button,p,iframe{${style};${position}:16px}`,
    label: text.open(companyName),
    sites: allowedOriginEnds(allowedDomains),
  }
}

/** The name in the loader's code that the settings replace; the build checks that it occurs once. */
export const SETTINGS_PLACEHOLDER = 'SYVO_OPENER'

/** Returns the loader with its settings. They are JSON, which is JavaScript: no text of an owner becomes code. */
export function loaderScript(code: string, settings: OpenerSettings): string {
  return code.replace(SETTINGS_PLACEHOLDER, () => JSON.stringify(settings).replaceAll('<', '\\u003c'))
}

/** Returns a script that shows nothing and logs the reason in the console, for the owner of the site. */
export function silentScript(reason: string): string {
  return `console.warn(${JSON.stringify(`Syvo: ${reason}`)})`
}

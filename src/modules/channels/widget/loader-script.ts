import { readableColor } from '#ui/readable-color.ts'
import type { OpenerSettings } from '../contract.ts'
import { type Branding, COLOR_SCHEMES } from '../domain/branding.ts'
import { allowedOriginEnds } from '../domain/frame-ancestors.ts'
import { widgetText as text } from './widget.text.ts'

/** The settings of a configuration's opener; colour, theme and corner of a branding are checked values, so that the rule is one rule. */
export function openerSettings(branding: Branding, allowedDomains: readonly string[]): OpenerSettings {
  const { companyName, primaryColor, theme, position } = branding
  const style = `--paint:${primaryColor};--mark:${readableColor(primaryColor)};color-scheme:${COLOR_SCHEMES[theme]}`
  return {
    rule: `button,p,iframe{${style};${position}:16px}`,
    label: text.open(companyName),
    sites: allowedOriginEnds(allowedDomains),
  }
}

/** The name in the loader's code that the settings take the place of; the build sees to it that it stands there once. */
export const SETTINGS_PLACEHOLDER = 'SYVO_OPENER'

/** The loader with its settings in it. They are JSON, which is JavaScript: no text of an owner becomes code. */
export function loaderScript(code: string, settings: OpenerSettings): string {
  return code.replace(SETTINGS_PLACEHOLDER, () => JSON.stringify(settings).replaceAll('<', '\\u003c'))
}

/** Shows nothing and tells the owner of the site why, in the console. */
export function silentScript(reason: string): string {
  return `console.warn(${JSON.stringify(`Syvo: ${reason}`)})`
}

/** How a customer's chat presents itself. */
export interface Branding {
  companyName: string
  primaryColor: string
  welcomeMessage: string
  theme: ChatTheme
  position: ChatPosition
}

/** Whether the chat is light, dark, or follows the device of the visitor. */
export type ChatTheme = 'light' | 'dark' | 'visitor'

/** The bottom corner in which the widget stands. */
export type ChatPosition = 'right' | 'left'

/** The CSS `color-scheme` of each theme. */
export const COLOR_SCHEMES: Readonly<Record<ChatTheme, string>> = {
  light: 'light',
  dark: 'dark',
  visitor: 'light dark',
}

const DEFAULT_COLOR = '#3B82F6'

/** Branding as stored, with the defaults of what was left empty (DATA-33, AMB-141); a colour that is none falls back too. */
export function brandingOf(data: Readonly<Record<string, unknown>>, botTitle: string): Branding {
  const text = (name: string) => {
    const value = data[name]
    return typeof value === 'string' ? value.trim() : ''
  }
  const color = text('primary_color')
  const theme = text('theme')
  return {
    companyName: text('company_name') || botTitle,
    primaryColor: /^#[0-9a-f]{6}$/i.test(color) ? color : DEFAULT_COLOR,
    welcomeMessage: text('welcome_message') || 'Hoi! Stel je vraag, dan zoek ik het antwoord voor je op.',
    theme: theme === 'dark' || theme === 'visitor' ? theme : 'light',
    position: text('position') === 'left' ? 'left' : 'right',
  }
}

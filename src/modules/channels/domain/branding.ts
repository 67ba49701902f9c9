/** The appearance of a customer's chat. */
export interface Branding {
  companyName: string
  primaryColor: string
  welcomeMessage: string
  theme: ChatTheme
  position: ChatPosition
}

/** The colour theme of the chat: light, dark, or that of the visitor's device. */
export type ChatTheme = 'light' | 'dark' | 'visitor'

/** The bottom corner of the widget. */
export type ChatPosition = 'right' | 'left'

/** The CSS `color-scheme` of each theme. */
export const COLOR_SCHEMES: Readonly<Record<ChatTheme, string>> = {
  light: 'light',
  dark: 'dark',
  visitor: 'light dark',
}

const DEFAULT_COLOR = '#3B82F6'

/** Returns the stored branding, with defaults for empty fields (DATA-33, AMB-141) and for an invalid colour. */
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

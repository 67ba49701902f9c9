/** The steps of the bot editor (VEND-01). */
export type EditorStep = 1 | 2 | 3 | 4

/** Every step in its order. */
export const EDITOR_STEPS: readonly EditorStep[] = [1, 2, 3, 4]

/** The step that an address asks for; the first for whatever is no step. */
export function stepOf(asked: unknown): EditorStep {
  return EDITOR_STEPS.find((step) => String(step) === String(asked)) ?? 1
}

/** The address of a step, so that back, forward and a reload keep it; the first has no name. */
export function stepPath(editorPath: string, step: EditorStep): string {
  return step === 1 ? editorPath : `${editorPath}?stap=${step}`
}

/** The address of the editor of a bot that was saved (ROUTE-23). */
export function botEditorPath(botId: string): string {
  return `/vendor/bots/${botId}/edit`
}

const EDITOR_ADDRESS = /^\/vendor\/bots\/[0-9a-f-]{36}\/edit(\?stap=[234])?$/

/** An address of the editor as another page was given it to lead back to; undefined for whatever is none. */
export function editorAddressOf(asked: unknown): string | undefined {
  return typeof asked === 'string' && EDITOR_ADDRESS.test(asked) ? asked : undefined
}

/** The steps of the bot editor (VEND-01). */
export type EditorStep = 1 | 2 | 3 | 4

/** Every step in its order. */
export const EDITOR_STEPS: readonly EditorStep[] = [1, 2, 3, 4]

/** Returns the step that an address asks for; the first for an unknown step. */
export function stepOf(asked: unknown): EditorStep {
  return EDITOR_STEPS.find((step) => String(step) === String(asked)) ?? 1
}

/** Returns the address of a step, so that back, forward and a reload keep it; the first step has no parameter. */
export function stepPath(editorPath: string, step: EditorStep): string {
  return step === 1 ? editorPath : `${editorPath}?stap=${step}`
}

/** Returns the address of the editor of a saved bot (ROUTE-23). */
export function botEditorPath(botId: string): string {
  return `/vendor/bots/${botId}/edit`
}

const EDITOR_ADDRESS = /^\/vendor\/bots\/[0-9a-f-]{36}\/edit(\?stap=[234])?$/

/** Returns an address of the editor that another page got as its way back; undefined for any other value. */
export function editorAddressOf(asked: unknown): string | undefined {
  return typeof asked === 'string' && EDITOR_ADDRESS.test(asked) ? asked : undefined
}

/** The driver's own turning of values into texts, which it does not declare. */
declare module 'pg/lib/utils.js' {
  const utils: {
    /** A value as the wire has it: null, bytes, or a text. Throws for an object that holds itself. */
    prepareValue(value: unknown): Buffer | string | null
  }
  export default utils
}

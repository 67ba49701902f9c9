/** The driver's own conversion of values to texts, which it does not declare. */
declare module 'pg/lib/utils.js' {
  const utils: {
    /** Converts a value to its wire form: null, bytes, or a text. Throws for an object that contains itself. */
    prepareValue(value: unknown): Buffer | string | null
  }
  export default utils
}

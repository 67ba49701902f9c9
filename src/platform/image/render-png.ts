import { renderAsync } from '@resvg/resvg-js'

/** Draws an svg as a PNG of `width` pixels, off the main thread. It may read no fonts and no files: everything is in the svg. */
export async function renderPng(svg: string, width: number): Promise<Uint8Array<ArrayBuffer>> {
  const drawn = await renderAsync(svg, { fitTo: { mode: 'width', value: width }, font: { loadSystemFonts: false } })
  return new Uint8Array(drawn.asPng())
}

import { renderAsync } from '@resvg/resvg-js'

/** Renders an SVG as a PNG of `width` pixels, off the main thread. It reads no fonts and no files: everything must be in the SVG. */
export async function renderPng(svg: string, width: number): Promise<Uint8Array<ArrayBuffer>> {
  const drawn = await renderAsync(svg, { fitTo: { mode: 'width', value: width }, font: { loadSystemFonts: false } })
  return new Uint8Array(drawn.asPng())
}

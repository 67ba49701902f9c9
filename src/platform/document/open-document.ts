import PDFDocument from 'pdfkit'
import { FONT_FACES } from './font-faces.ts'

/** Opens an A4 document without a page, with our font faces, tagged for screen readers; `madeAt` is its creation time. */
export function openDocument(about: { title: string; description: string; madeAt: Date }): PDFKit.PDFDocument {
  const doc = new PDFDocument({
    size: 'A4',
    margin: 0,
    autoFirstPage: false,
    pdfVersion: '1.7',
    lang: 'nl-NL',
    tagged: true,
    displayTitle: true,
    info: {
      Title: about.title,
      Author: 'Syvo',
      Subject: about.description,
      CreationDate: about.madeAt,
      ModDate: about.madeAt,
    },
  })
  for (const [name, file] of Object.entries(FONT_FACES)) doc.registerFont(name, file)
  return doc
}

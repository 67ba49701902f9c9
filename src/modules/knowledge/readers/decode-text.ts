const byteOrderMarks: [string, number[]][] = [
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
]

/**
 * Decodes a text file like browsers do, with one difference: byte order mark first, then UTF-8 whenever the bytes are valid UTF-8 with non-ASCII
 * in them (pages often name the wrong charset), then the charset of the header, a meta tag or an XML declaration, else windows-1252.
 */
export function decodeText(bytes: Uint8Array, contentType: string): string {
  for (const [label, mark] of byteOrderMarks) {
    if (mark.every((byte, index) => bytes[index] === byte)) return new TextDecoder(label).decode(bytes)
  }
  const asUtf8 = decodeStrict(bytes, 'utf-8')
  if (asUtf8 !== null && bytes.some((byte) => byte > 0x7f)) return asUtf8
  const named = charsetOf(contentType) ?? charsetOf(new TextDecoder('latin1').decode(bytes.subarray(0, 2_048)))
  if (named && !/^utf-?8$/i.test(named)) {
    const decoded = decodeStrict(bytes, named)
    if (decoded !== null) return decoded
  }
  return asUtf8 ?? mostlyUtf8(bytes) ?? new TextDecoder('windows-1252').decode(bytes)
}

function charsetOf(text: string): string | undefined {
  return /(?:charset|encoding)\s*=\s*(?:["']\s*)?([\w-]+)/i.exec(text)?.[1]
}

function decodeStrict(bytes: Uint8Array, label: string): string | null {
  try {
    return new TextDecoder(label, { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}

// A few broken bytes in a long UTF-8 page (a cut-off title, a pasted field) must not turn every accent into mojibake.
function mostlyUtf8(bytes: Uint8Array): string | null {
  const loose = new TextDecoder('utf-8').decode(bytes)
  let broken = 0
  let accents = 0
  // Counted in a loop: a list of every match in 25 MB of garbage takes a gigabyte.
  for (let at = 0; at < loose.length; at++) {
    const code = loose.charCodeAt(at)
    if (code === 0xfffd) broken++
    else if ((code >= 0xc0 && code <= 0x17f) || (code >= 0x2010 && code <= 0x20ac)) accents++
  }
  return accents > broken * 4 ? loose.replaceAll('\ufffd', '') : null
}

import http from 'node:http'
import { type ChildNode, type Element, isTag, isText } from 'domhandler'
import { parseDocument } from 'htmlparser2'
import { createElement, type ReactNode } from 'react'
import { renderToPipeableStream } from 'react-dom/server'

// The floor of a page: React alone renders the elements of the product's page, again at every request.

/** HTML attributes with another name in React. */
const REACT_NAMES: Readonly<Record<string, string>> = {
  class: 'className',
  for: 'htmlFor',
  checked: 'defaultChecked',
  value: 'defaultValue',
  charset: 'charSet',
  tabindex: 'tabIndex',
  crossorigin: 'crossOrigin',
}
const RAW_TEXT_ELEMENTS = new Set(['script', 'style'])

async function readPage(path: string): Promise<Element> {
  const response = await fetch(process.env.PAGES_FROM + path)
  const tree = parseDocument(await response.text(), { lowerCaseAttributeNames: false })
  const root = tree.children.find((node) => isTag(node))
  if (!root) throw new Error(`${path} is no page`)
  return root
}

function draw(node: ChildNode, key: number): ReactNode {
  if (isText(node)) return node.data
  if (!isTag(node)) return null
  const props: Record<string, unknown> = { key }
  for (const [name, value] of Object.entries(node.attribs)) {
    if (name === 'style') continue
    const renamed =
      name === 'value' && node.name !== 'input' && node.name !== 'select' ? name : (REACT_NAMES[name] ?? name)
    props[renamed] = value === '' ? true : value
  }
  if (RAW_TEXT_ELEMENTS.has(node.name)) {
    const text = node.children.map((child) => (isText(child) ? child.data : '')).join('')
    return createElement(node.name, { ...props, dangerouslySetInnerHTML: { __html: text } })
  }
  const children = node.children.map(draw)
  return children.length === 0 ? createElement(node.name, props) : createElement(node.name, props, children)
}

function Page({ root }: { root: Element }): ReactNode {
  return draw(root, 0)
}

const paths: string[] = JSON.parse(process.env.PAGES ?? '[]')
const pages = new Map<string, Element>()
for (const path of paths) pages.set(path, await readPage(path))

const server = http.createServer((request, response) => {
  const root = pages.get(request.url ?? '')
  if (!root) {
    response.writeHead(request.url === '/ready' ? 200 : 404).end()
    return
  }
  const stream = renderToPipeableStream(createElement(Page, { root }), {
    onShellReady() {
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
      stream.pipe(response)
    },
    onError(error) {
      response.destroy(error instanceof Error ? error : new Error(String(error)))
    },
  })
})
server.keepAliveTimeout = 65_000
server.listen(Number(process.env.PORT), '127.0.0.1')

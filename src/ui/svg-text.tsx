type Props = {
  svg: string
  className: string
  size?: number | undefined
  category?: string | undefined
}

/** Shows svg text of our own pure generators. The only part that sets inner html: never pass it typed text. */
export function SvgText({ svg, className, size, category }: Props) {
  return (
    // oxlint-disable-next-line react/no-danger -- the text is made by tile-portrait.ts, which escapes its one input
    <span className={className} data-size={size} data-category={category} dangerouslySetInnerHTML={{ __html: svg }} />
  )
}

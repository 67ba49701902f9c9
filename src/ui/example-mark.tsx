import { SampleMark } from './sample-mark.tsx'
import { uiText } from './ui.text.ts'

/** Marks one row or card as example data. */
export function ExampleMark() {
  return <SampleMark>{uiText.example}</SampleMark>
}

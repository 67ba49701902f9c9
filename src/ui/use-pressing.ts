import { useRef } from 'react'

const ENDS = ['pointerup', 'mouseup', 'pointercancel'] as const

/**
 * Tracks whether something is being pressed: an error that appears at a field then would push the pressed element away from under the pointer, and
 * the click would be lost. `afterPress` runs its work at once, or as soon as the click of the current press has been handled. A finger is lifted
 * before the browser moves the focus, at the `mousedown` that it adds: so both count as the beginning of a press.
 */
export function usePressing() {
  const isPressing = useRef(false)
  const waiting = useRef<(() => void)[]>([])
  const presses = useRef(0)
  const onPress = () => {
    isPressing.current = true
    const press = ++presses.current
    const end = () => {
      for (const name of ENDS) removeEventListener(name, end)
      // The click follows in the same task.
      setTimeout(() => {
        if (press !== presses.current) return
        isPressing.current = false
        for (const work of waiting.current.splice(0)) work()
      })
    }
    for (const name of ENDS) addEventListener(name, end)
  }
  const afterPress = (work: () => void) => {
    if (isPressing.current) waiting.current.push(work)
    else work()
  }
  return { isPressing, onPointerDown: onPress, onMouseDown: onPress, afterPress }
}

import { useRef } from 'react'

/** Whether a button is being pressed: an error that appears at a field then would push the button away from under the pointer. */
export function usePressing() {
  const isPressing = useRef(false)
  const onPointerDown = () => {
    isPressing.current = true
    const end = () => {
      isPressing.current = false
      removeEventListener('pointerup', end)
      removeEventListener('pointercancel', end)
    }
    addEventListener('pointerup', end)
    addEventListener('pointercancel', end)
  }
  return { isPressing, onPointerDown }
}

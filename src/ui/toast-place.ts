/** A part of the screen, in pixels from its top left corner. */
export type Box = Readonly<Record<'top' | 'right' | 'bottom' | 'left', number>>

/** The possible positions of toasts; each is sonner's word for it. */
export type ToastPlace = 'top-center' | 'bottom-center' | 'top-right' | 'bottom-right'

/** The screen, and the height of the bars that stay at its bottom. */
export type ToastScreen = { readonly width: number; readonly height: number; readonly bottomBars: number }

/** The distance of a toast from the edge, and its size on the screen. */
const EDGE = { phone: 8, desk: 24 } as const
const TOAST = { width: 400, height: 120 } as const
const PHONE_MAX = 600

/**
 * Returns the position at which a toast covers the fewest of the boxes that must stay visible; of equals the one that covers the fewest other
 * actions, else the usual one.
 */
export function chooseToastPlace(screen: ToastScreen, inView: readonly Box[], others: readonly Box[] = []): ToastPlace {
  const covered = (place: ToastPlace, boxes: readonly Box[]) =>
    boxes.filter((box) => overlaps(boxAt(place, screen), box)).length
  const [usual, other] = placesOn(screen)
  const saved = covered(usual, inView) - covered(other, inView) || covered(usual, others) - covered(other, others)
  return saved > 0 ? other : usual
}

/** Returns the usual position and the other one: on a phone the next action is mostly at the bottom, on a wide screen at the top. */
function placesOn({ width }: ToastScreen): readonly [ToastPlace, ToastPlace] {
  return width <= PHONE_MAX ? ['top-center', 'bottom-center'] : ['bottom-right', 'top-right']
}

function boxAt(place: ToastPlace, { width, height, bottomBars }: ToastScreen): Box {
  const isPhone = width <= PHONE_MAX
  const edge = isPhone ? EDGE.phone : EDGE.desk
  const top = place.startsWith('top') ? edge : height - bottomBars - edge - TOAST.height
  return {
    top,
    bottom: top + TOAST.height,
    left: isPhone ? 0 : width - edge - TOAST.width,
    right: isPhone ? width : width - edge,
  }
}

function overlaps(one: Box, other: Box): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom
}

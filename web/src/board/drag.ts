// Dragging something over the table: a picture of it follows the pointer. A tap stays a tap.

const FAR = 8

export interface Drag {
  /** The picture that follows the pointer: #flight-… */
  model: string
  may(): boolean
  begin?(): void
  /** What lies under the pointer meanwhile. */
  over?(under: Element | null): void
  /** Where it was let go; null: the drag was broken off. */
  drop(under: Element | null): void
}

/** Attached to what can be dragged. */
export function drag({ model, may, begin, over, drop }: Drag) {
  return (source: HTMLElement) => {
    let start: { x: number; y: number } | null = null
    let picture: SVGSVGElement | null = null

    const down = (event: PointerEvent) => {
      if (event.button !== 0 || !may()) return
      start = { x: event.clientX, y: event.clientY }
      // However fast the pointer leaves.
      source.setPointerCapture(event.pointerId)
    }
    const move = (event: PointerEvent) => {
      if (!start) return
      if (!picture) {
        if (Math.hypot(event.clientX - start.x, event.clientY - start.y) < FAR) return
        picture = lift(source, model)
        begin?.()
      }
      const { width, height } = picture.getBoundingClientRect()
      picture.style.transform = `translate(${event.clientX - width / 2}px, ${event.clientY - height / 2}px)`
      over?.(document.elementFromPoint(event.clientX, event.clientY))
    }
    const up = (event: PointerEvent) => {
      start = null
      if (!picture) return
      picture.remove()
      picture = null
      // The click that follows a drag means nothing.
      source.addEventListener('click', swallow, { capture: true, once: true })
      setTimeout(() => source.removeEventListener('click', swallow, { capture: true }))
      over?.(null)
      drop(event.type === 'pointerup' ? document.elementFromPoint(event.clientX, event.clientY) : null)
    }
    source.addEventListener('pointerdown', down)
    source.addEventListener('pointermove', move)
    source.addEventListener('pointerup', up)
    source.addEventListener('pointercancel', up)
    return () => picture?.remove()
  }
}

function lift(source: HTMLElement, model: string): SVGSVGElement {
  const picture = document.querySelector(`#flight-${CSS.escape(model)} svg`)!.cloneNode(true) as SVGSVGElement
  const drawn = source.querySelector('svg') ?? source
  picture.style.width = picture.style.height = `${drawn.getBoundingClientRect().width * 1.15}px`
  document.getElementById('flights')!.append(picture)
  return picture
}

function swallow(event: Event): void {
  event.stopPropagation()
  event.preventDefault()
}

// Pages by their address.

export const place = $state({ path: location.pathname })

addEventListener('popstate', () => {
  place.path = location.pathname
})

export function go(path: string): void {
  history.pushState(null, '', path)
  place.path = path
  scrollTo(0, 0)
}

/** A click on one of our own links stays in the page. */
export function follow(event: MouseEvent): void {
  const link = (event.target as Element).closest('a')
  if (!link || event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey) return
  if (link.origin !== location.origin || link.target || link.hasAttribute('download')) return
  if (link.pathname.startsWith('/api/') || (link.hash && link.pathname === location.pathname)) return
  event.preventDefault()
  go(link.pathname)
}

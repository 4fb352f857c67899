/** Replaces the changed parts marked `data-renew` and keeps the focus. Returns the new document, null on failure. */
export async function refreshParts(): Promise<Document | null> {
  // `reload` asks for the current page: a cached one may be half a second old.
  const answer = await fetch(location.href, { cache: 'reload' }).catch(() => null)
  if (!answer?.ok) return null
  const page = new DOMParser().parseFromString(await answer.text(), 'text/html')
  for (const old of document.querySelectorAll<HTMLElement>('[data-renew]')) {
    const part = page.querySelector<HTMLElement>(`[data-renew="${old.dataset.renew}"]`)
    if (!part || part.isEqualNode(old)) continue
    const hadFocus = old.contains(document.activeElement)
    old.replaceWith(part)
    if (hadFocus) part.querySelector<HTMLElement>('a, button:enabled')?.focus()
  }
  return page
}

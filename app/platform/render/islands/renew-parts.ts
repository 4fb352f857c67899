/**
 * Asks for this very page anew, and puts in what has changed of the parts that `data-renew` names; the focus stays
 * where it was, as far as there is something to focus. Answers the new page, null when it could not be had (then what
 * is shown is only older).
 */
export async function renewParts(): Promise<Document | null> {
  // As it is now: a page that is kept for everybody may be half a second behind
  // (`app/platform/page-cache/page-cache.server.ts`).
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

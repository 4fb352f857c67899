/** A format of `Intl` takes tens of milliseconds of a slow phone, and most pages that load one do not use it. */
export function onFirstUse<Built>(build: () => Built): () => Built {
  let built: Built | undefined
  return () => (built ??= build())
}

export type Copying = { text: string; copied: string; copiedText: string; copyFailed: string }

/** Outside a secure context there is no clipboard, and a copy of the selection may still work. */
export function copyAddress({ text, copied, copiedText, copyFailed }: Copying) {
  const copying = 'clipboard' in navigator ? navigator.clipboard.writeText(text) : Promise.reject(new Error())
  copying
    .catch(() => copySelection(text))
    .then(
      () => tell('success', copied, copiedText),
      () => tell('error', copyFailed, text),
    )
}

async function tell(kind: 'success' | 'error', title: string, text: string) {
  const { toast } = await import('./toast.tsx')
  toast[kind](title, text)
}

function copySelection(text: string) {
  const field = document.createElement('textarea')
  field.value = text
  field.setAttribute('readonly', '')
  // A modal dialog makes the rest of the page inert.
  ;(document.querySelector('dialog:modal') ?? document.body).append(field)
  field.select()
  const copied = document.execCommand('copy')
  field.remove()
  if (!copied) throw new Error('nothing was copied')
}

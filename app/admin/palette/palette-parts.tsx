import { lazy, Suspense, useState } from 'react'
import type { Shown } from './shortcuts.ts'

/** Loaded at their first use. */
const Palette = lazy(() => import('./palette.tsx').then((module) => ({ default: module.Palette })))
const KeysDialog = lazy(() => import('./keys-dialog.tsx').then((module) => ({ default: module.KeysDialog })))

type PalettePartsProps = { shown: Shown | null; early: string; show: (shown: Shown) => void; close: () => void }

export function PaletteParts({ shown, early, show, close }: PalettePartsProps) {
  const [hadKeys, setHadKeys] = useState(false)
  if (shown === 'keys' && !hadKeys) setHadKeys(true)
  return (
    <Suspense>
      {shown === 'search' && <Palette early={early} onClose={close} onShowKeys={() => show('keys')} />}
      {hadKeys && <KeysDialog open={shown === 'keys'} onClose={close} />}
    </Suspense>
  )
}

import { useEffect, useEffectEvent, useRef } from 'react'
import { useLocation } from 'react-router'
import { showFlashMessage, type FlashTexts } from './show-flash-message.ts'

export type { FlashTexts }

export function FlashMessage({ texts }: { texts: FlashTexts }) {
  const { key } = useLocation()
  const show = useEffectEvent(() => showFlashMessage(texts))
  const checkedFor = useRef('')
  useEffect(() => {
    if (checkedFor.current !== key) show()
    checkedFor.current = key
  }, [key])
  return null
}

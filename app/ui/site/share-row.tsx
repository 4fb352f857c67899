import { useTexts } from '#app/i18n/texts.tsx'
import { IconButton, IconLink } from '#app/ui/icon-button.tsx'
import type { Copying } from '../copy-address.ts'
import { island } from '#app/ui/island.tsx'

type ShareRowProps = {
  url: string
  text: string
  mailBody?: string
  /** The id of the surrounding popover: copying closes it, so that it does not cover the toast. */
  within?: string
}

export function ShareRow({ url, text, mailBody = url, within }: ShareRowProps) {
  const { share: t } = useTexts()
  const [address, encodedText] = [encodeURIComponent(url), encodeURIComponent(text)]
  const copying: Copying = { text: url, copied: t.copied, copiedText: t.copiedText, copyFailed: t.copyFailed }
  const newTab = { size: 'sm', target: '_blank', rel: 'noopener noreferrer' } as const
  return (
    <div className="share" role="group" aria-label={t.share}>
      {/* Shown where the system has a share sheet. */}
      <IconButton hidden size="sm" label={t.share} icon="share-network" {...island('share', { title: text, url })} />
      <IconLink
        {...newTab}
        href={`https://www.facebook.com/sharer/sharer.php?u=${address}`}
        label={t.on('Facebook')}
        icon="facebook-logo"
      />
      <IconLink
        {...newTab}
        href={`https://x.com/intent/post?url=${address}&text=${encodedText}`}
        label={t.on('X')}
        icon="x-logo"
      />
      {/* Instagram takes no address in a link: the address is copied. */}
      <IconLink
        {...newTab}
        href="https://www.instagram.com/"
        label={t.on('Instagram')}
        icon="instagram-logo"
        {...island('copy', copying)}
      />
      <IconLink
        {...newTab}
        href={`https://wa.me/?text=${encodeURIComponent(`${text}: ${url}`)}`}
        label={t.on('WhatsApp')}
        icon="whatsapp-logo"
      />
      <IconLink
        size="sm"
        href={`mailto:?subject=${encodedText}&body=${encodeURIComponent(mailBody)}`}
        label={t.byMail}
        icon="envelope-simple"
      />
      <IconButton
        size="sm"
        label={t.copy}
        icon="link"
        className="needs-script"
        popoverTarget={within}
        popoverTargetAction="hide"
        {...island('copy', copying)}
      />
    </div>
  )
}

import { useEffect, useId, type KeyboardEvent, type MouseEvent } from 'react'
import { useFetcher } from 'react-router'
import { otherLanguage } from '#app/i18n/language.ts'
import { usePanelTexts } from '#app/i18n/panel-texts.ts'
import { sharedTexts } from '#app/ui/panel/panel-texts.ts'
import { useMainLanguage } from '#app/ui/panel/use-main-language.ts'
import { TextField } from '#app/ui/field.tsx'
import { mediaTexts } from './panel-texts.ts'
import { variantWidths, pictureHash, type Picture } from './picture.ts'
import { uploadPath } from './upload-limit.ts'

/** Share of the picture for each arrow key. */
const FOCAL_STEP = 0.05

/** Changes are saved at once and apply wherever the picture is used. */
export function PictureFacts({ url }: { url: string }) {
  const hash = pictureHash(url) ?? ''
  const path = `${uploadPath}/${hash}`
  const main = useMainLanguage()
  const { inLanguage } = usePanelTexts(sharedTexts)
  const fetcher = useFetcher<{ picture: Picture }>({ key: `picture-${hash}` })
  const { load, submit, data } = fetcher
  const { facts: t } = usePanelTexts(mediaTexts)
  useEffect(() => {
    if (hash) void load(path)
  }, [hash, path, load])
  const picture = data?.picture
  if (!picture || picture.hash !== hash) return <div className="picture-facts-wait" />
  const save = (changes: Partial<Picture>) => {
    const next = { ...picture, ...changes }
    const fields = {
      alt_es: next.altEs,
      alt_ca: next.altCa,
      focal_x: next.focalX.toFixed(3),
      focal_y: next.focalY.toFixed(3),
    }
    void submit(fields, { method: 'post', action: path })
  }
  return (
    <div className="picture-facts stack gap-4">
      <FocalPoint picture={picture} onMove={(focalX, focalY) => save({ focalX, focalY })} />
      {[main, otherLanguage(main)].map((language) => (
        <AltTextField
          key={language}
          label={language === main ? t.alt : `${t.alt} ${inLanguage[language]}`}
          lang={language}
          value={language === 'ca' ? picture.altCa : picture.altEs}
          onDone={(text) => save(language === 'ca' ? { altCa: text } : { altEs: text })}
        />
      ))}
    </div>
  )
}

function FocalPoint({ picture, onMove }: { picture: Picture; onMove: (x: number, y: number) => void }) {
  const hint = useId()
  const { facts: t } = usePanelTexts(mediaTexts)
  const { focalX: x, focalY: y } = picture
  const widths = variantWidths(picture.width)
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    // Clicks by keyboard have no coordinates.
    if (event.detail === 0) return
    const box = event.currentTarget.getBoundingClientRect()
    onMove(clamp((event.clientX - box.left) / box.width), clamp((event.clientY - box.top) / box.height))
  }
  const key = (event: KeyboardEvent) => {
    const move = moves[event.key]
    if (!move) return
    event.preventDefault()
    onMove(clamp(x + move[0]), clamp(y + move[1]))
  }
  return (
    <div>
      <button
        type="button"
        className="focal"
        aria-label={t.focus(percentOf(x), percentOf(y))}
        aria-describedby={hint}
        onClick={press}
        onKeyDown={key}
      >
        <img
          src={`/media/${picture.hash}-${widths.find((width) => width >= 640) ?? widths.at(-1)}.webp`}
          width={picture.width}
          height={picture.height}
          alt=""
          style={{ backgroundColor: picture.color }}
        />
        <span className="focal-point" style={{ left: `${percentOf(x)}%`, top: `${percentOf(y)}%` }} />
      </button>
      <p className="field-hint" id={hint}>
        {t.focusHint}
      </p>
    </div>
  )
}

const moves: Record<string, readonly [number, number]> = {
  ArrowLeft: [-FOCAL_STEP, 0],
  ArrowRight: [FOCAL_STEP, 0],
  ArrowUp: [0, -FOCAL_STEP],
  ArrowDown: [0, FOCAL_STEP],
}

function clamp(share: number): number {
  return Math.min(1, Math.max(0, share))
}

function percentOf(share: number): number {
  return Math.round(share * 100)
}

type AltTextFieldProps = { label: string; lang: string; value: string; onDone: (text: string) => void }

function AltTextField({ label, lang, value, onDone }: AltTextFieldProps) {
  const { facts: t } = usePanelTexts(mediaTexts)
  return (
    <TextField
      label={label}
      optionalLabel={t.optional}
      lang={lang}
      defaultValue={value}
      maxLength={300}
      // Not part of the form around it: saved on blur.
      onInput={(event) => event.stopPropagation()}
      onKeyDown={(event) => {
        if (event.key !== 'Enter') return
        event.preventDefault()
        event.currentTarget.blur()
      }}
      onBlur={({ currentTarget }) => currentTarget.value.trim() !== value && onDone(currentTarget.value)}
    />
  )
}

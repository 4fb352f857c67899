import type { ComponentProps } from 'react'
import { useTexts } from '#app/i18n/texts.tsx'
import { Icon } from '#app/ui/icon.tsx'

type DietFoldProps = Omit<ComponentProps<'details'>, 'className'> & {
  /** The diet in words, while the fields are closed. */
  written?: string
}

/** One question in front of boxes, words and consent: open where there is something to see. */
export function DietFold({ written = '', children, ...details }: DietFoldProps) {
  const { diets, forms } = useTexts()
  return (
    <details {...details} className="diet diet-fold">
      <summary>
        <Icon name="fork-knife" />
        <span>
          {diets.question}{' '}
          {written ? (
            <span className="diet-fold-written">{written}</span>
          ) : (
            <span className="field-optional">{forms.optional}</span>
          )}
        </span>
        <Icon name="caret-down" />
      </summary>
      <div className="diet-fold-fields stack gap-4">{children}</div>
    </details>
  )
}

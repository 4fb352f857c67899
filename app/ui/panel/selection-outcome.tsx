import type { ComponentType, ReactNode } from 'react'
import type { FormProps } from 'react-router'
import { usePanelTexts } from '#app/i18n/panel-texts.ts'
import { Button } from '../button.tsx'
import { Icon } from '../icon.tsx'
import type { BulkOutcome } from './bulk-answer.ts'
import { HiddenFields } from './hidden-fields.tsx'
import { sharedTexts } from './panel-texts.ts'
import { SelectedRows } from './selection-question.tsx'

type SelectionOutcomeProps = {
  outcome: BulkOutcome | undefined
  address: string
  Form: ComponentType<FormProps & { children: ReactNode }>
}

/** What became of the rows of the last act, and the one undo of all of them. */
export function SelectionOutcome({ outcome, address, Form }: SelectionOutcomeProps) {
  const { selection: t } = usePanelTexts(sharedTexts)
  return (
    <div role="status">
      {outcome && (
        <div className="panel-notice selection-outcome">
          <Icon name="info" />
          <div>
            <p>
              <strong>{outcome.title}</strong>
            </p>
            {outcome.notes.length > 0 && (
              <ul>
                {outcome.notes.map(({ name, text }, index) => (
                  <li key={index}>
                    {name}: {text}
                  </li>
                ))}
              </ul>
            )}
          </div>
          {outcome.undo && (
            <Form method="post" action={address}>
              <HiddenFields fields={{ act: outcome.undo.act }} />
              <SelectedRows rows={outcome.undo.rows} />
              <Button type="submit" variant="secondary" size="sm" icon="arrow-counter-clockwise" label={t.undo} />
            </Form>
          )}
        </div>
      )}
    </div>
  )
}

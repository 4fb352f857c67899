import { getFormProps, type FieldMetadata } from '@conform-to/react'
import type { ReactNode } from 'react'
import { formatDateTime } from '#app/i18n/dates.ts'
import { useLanguage, useTexts } from '#app/i18n/texts.tsx'
import { useErrorTexts } from '#app/platform/forms/error-texts.ts'
import type { FormAnswer } from '#app/platform/forms/form-answer.ts'
import type { RefusalReason } from '#app/platform/refusals.ts'
import { unkeptFields } from '#app/platform/forms/fields.ts'
import { Checkbox, TextArea } from '#app/platform/forms/inputs.tsx'
import { PrivacyCheckbox } from '#app/platform/forms/privacy-checkbox.tsx'
import { useSchemaForm } from '#app/platform/forms/use-schema-form.ts'
import { PlainForm } from '#app/platform/forms/plain-form.tsx'
import { Button } from '#app/ui/button.tsx'
import { ErrorSummary } from '#app/ui/error-summary.tsx'
import { focusOf } from '#app/ui/field.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { aspects, MAX_COMMENT_CHARS, NO_WINE, scoreSchema } from '#app/scores/score-forms.ts'
import { inLanguage } from '#app/i18n/localized.ts'
import type { ShownScoring } from './shown-scoring.ts'

type ScoreFormProps = { scoring: ShownScoring; answer: FormAnswer<object, RefusalReason> | undefined }

export function ScoreForm({ scoring, answer }: ScoreFormProps) {
  const { memory, forms } = useTexts()
  const { score: t } = memory
  const errorOf = useErrorTexts()
  const { form, fields, wrong } = useSchemaForm(scoreSchema, {
    draft: null,
    lastResult: answer?.result,
    defaultValue: scoring.given ?? {},
  })
  const failed = answer?.state === 'failed' ? t.failed : undefined
  return (
    <PlainForm
      {...getFormProps(form)}
      className="form score-form"
      draft="score"
      restarted={answer !== undefined}
      unkept={unkeptFields(scoreSchema)}
    >
      <div>
        <h1 className="d2">{t.title}</h1>
        <p className="lead">
          <strong {...inLanguage(scoring.title)} />
          <br />
          {formatDateTime(scoring.date, useLanguage())}
        </p>
        <p className="muted">{t.intro}</p>
      </div>
      <ErrorSummary
        message={errorOf(form.errors) ?? failed ?? (wrong.length > 0 ? forms.problems(wrong.length) : undefined)}
      />
      <input type="hidden" name="token" value={scoring.token} />
      {aspects.map((aspect) => (
        <ScoreField key={aspect} field={fields[aspect]} legend={memory.aspects[aspect]}>
          {aspect === 'wine' && <ScoreOption field={fields.wine} value={NO_WINE} label={t.noWine} />}
        </ScoreField>
      ))}
      <TextArea
        field={fields.comment}
        label={t.comment}
        hint={scoring.hasComment ? `${t.commentKept} ${t.commentHint}` : t.commentHint}
        rows={5}
        maxLength={MAX_COMMENT_CHARS}
        optional
      />
      {scoring.hasComment && <Checkbox field={fields.remove_comment} label={t.removeComment} />}
      {scoring.firstName && <Checkbox field={fields.shows_name} label={t.showsName(scoring.firstName)} />}
      <PrivacyCheckbox field={fields.privacy} />
      <div>
        <Button type="submit" arrow label={scoring.given ? t.save : t.send} />
      </div>
    </PlainForm>
  )
}

type ScoreFieldProps = { field: FieldMetadata; legend: string; children: ReactNode }

function ScoreField({ field, legend, children }: ScoreFieldProps) {
  const { memory } = useTexts()
  const error = useErrorTexts()(field.errors)
  return (
    <fieldset className="score-field" aria-describedby={error && `${field.id}-error`}>
      <legend className="field-label">{legend}</legend>
      <div className="score-options flow gap-2">
        {['1', '2', '3', '4', '5'].map((value) => (
          <ScoreOption
            key={value}
            field={field}
            value={value}
            label={value}
            hint={memory.score.words[value]}
            error={error}
          />
        ))}
        {children}
      </div>
      {error && (
        <p className="field-error" id={`${field.id}-error`}>
          <Icon name="warning-circle-fill" />
          {error}
        </p>
      )}
    </fieldset>
  )
}

type ScoreOptionProps = {
  field: FieldMetadata
  value: string
  label: string
  hint?: string | undefined
  error?: string | undefined
}

function ScoreOption({ field, value, label, hint, error }: ScoreOptionProps) {
  return (
    <label className="score-option">
      <input
        type="radio"
        name={field.name}
        value={value}
        defaultChecked={field.initialValue === value}
        required
        {...focusOf(error)}
      />
      <span>{label}</span>
      {hint && <span className="score-word">{hint}</span>}
    </label>
  )
}

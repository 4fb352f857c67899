import { getFormProps } from '@conform-to/react'
import type { ReactNode } from 'react'
import { Form, useNavigation } from 'react-router'
import type { ClubFormValues } from '#app/club/club.server.ts'
import { clubSchema } from '#app/club/forms.ts'
import { usePanelTexts } from '#app/i18n/panel-texts.ts'
import { useTexts } from '#app/i18n/texts.tsx'
import { VersionedForm } from '#app/platform/forms/conflict/versioned-form.tsx'
import { DraftBanner } from '#app/platform/forms/draft-banner.tsx'
import { OwnErrorTexts, useErrorTexts } from '#app/platform/forms/error-texts.ts'
import { Checkbox } from '#app/platform/forms/inputs.tsx'
import { useSchemaForm } from '#app/platform/forms/use-schema-form.ts'
import { useClub } from '#app/ui/club-context.tsx'
import { ErrorSummary } from '#app/ui/error-summary.tsx'
import { SaveBar } from '#app/ui/panel/save-bar.tsx'
import { UnsavedChanges } from '#app/ui/panel/unsaved-changes.tsx'
import { useAnswer, type Answer } from '#app/ui/panel/use-answer.ts'
import {
  ContactSheet,
  CreditsSheet,
  FeeSheet,
  FiguresSheet,
  HistorySheet,
  HoursSheet,
  IconSheet,
  IdentitySheet,
  NetworksSheet,
  OwnNetworkSheet,
  PaymentSheet,
  SecuritySheet,
  SharingSheet,
  TextsSheet,
} from './club-sheets.tsx'
import { clubPanelTexts } from './panel-texts.ca.ts'

type ClubFormProps = {
  values: ClubFormValues
  answer: Answer | undefined
  /** From where the page was asked. */
  address: string
  /** How a shared link looks, with what is stored. */
  preview: ReactNode
}

export function ClubForm({ values, answer, ...shown }: ClubFormProps) {
  const t = usePanelTexts(clubPanelTexts)
  useAnswer(answer)
  return (
    <VersionedForm<ClubFormValues> opened={values} answer={answer} noun={t.noun}>
      {(form) => <ClubEditor {...form} {...shown} />}
    </VersionedForm>
  )
}

type EditorProps = Omit<ClubFormProps, 'values'> & { start: ClubFormValues; restarted: boolean }

function ClubEditor({ start, answer, restarted, address, preview }: EditorProps) {
  const t = usePanelTexts(clubPanelTexts)
  const { problems } = useTexts().forms
  const busy = useNavigation().state === 'submitting'
  const { form, fields, wrong, draft } = useSchemaForm(clubSchema, {
    draft: { name: 'club', version: start.version, restarted, impersonal: true },
    lastResult: answer?.result,
    defaultValue: start,
  })
  const errorOf = useErrorTexts(t.errors)
  const { demo } = useClub()
  const wrongFields = wrong.length > 0 ? problems(wrong.length) : undefined
  return (
    <OwnErrorTexts value={t.errors}>
      <Form {...getFormProps(form)} method="post">
        <UnsavedChanges changed={draft.changed && !busy} />
        <DraftBanner draft={draft} formId={form.id} />
        <input type="hidden" name="act" value="save" />
        <input type="hidden" name="version" value={start.version} />
        <ErrorSummary message={errorOf(form.errors) ?? wrongFields} />
        <div className="panel-form">
          <div className="sheets">
            <IdentitySheet fields={fields} />
            <ContactSheet fields={fields} />
            <PaymentSheet fields={fields} />
            <FeeSheet fields={fields} />
            <HistorySheet fields={fields} />
            <SharingSheet fields={fields} preview={preview} />
          </div>
          <div className="sheets">
            <HoursSheet fields={fields} />
            <NetworksSheet fields={fields} />
            <FiguresSheet fields={fields} />
            <TextsSheet fields={fields} />
            <IconSheet fields={fields} />
            <CreditsSheet fields={fields} />
            <OwnNetworkSheet fields={fields} address={address} />
            <SecuritySheet fields={fields} />
          </div>
        </div>
        {demo.length > 0 && (
          <div className="club-confirm">
            <Checkbox field={fields.confirmed} label={t.confirm} />
          </div>
        )}
        <SaveBar changed={draft.changed} saveLabel={t.save} busy={busy} backTo="/admin/dashboard" />
      </Form>
    </OwnErrorTexts>
  )
}

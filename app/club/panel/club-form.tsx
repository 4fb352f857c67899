import type { ReactNode } from 'react'
import type { ClubFormValues } from '#app/club/club.server.ts'
import { clubSchema } from '#app/club/forms.ts'
import { usePanelTexts } from '#app/i18n/panel-texts.ts'
import { VersionedForm } from '#app/platform/forms/conflict/versioned-form.tsx'
import { Checkbox } from '#app/platform/forms/inputs.tsx'
import { PageForm } from '#app/platform/forms/page-form.tsx'
import { useClub } from '#app/ui/club-context.tsx'
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
import { clubFieldTexts } from './field-texts.ts'
import { clubPanelTexts } from './panel-texts.ts'

type ClubFormProps = {
  values: ClubFormValues
  answer: Answer | undefined
  /** From where the page was asked. */
  address: string
  /** How a shared link looks, with what is stored. */
  preview: ReactNode
}

export function ClubForm({ values, answer, address, preview }: ClubFormProps) {
  const t = usePanelTexts(clubPanelTexts)
  const { errors } = usePanelTexts(clubFieldTexts)
  const { demo } = useClub()
  useAnswer(answer)
  return (
    <VersionedForm
      schema={clubSchema}
      draft={{ name: 'club', impersonal: true }}
      opened={values}
      answer={answer}
      noun={t.noun}
    >
      {({ fields, start, ...made }) => (
        <PageForm
          of={made}
          errors={errors}
          hidden={{ act: 'save', version: start.version }}
          saveLabel={t.save}
          backTo="/admin/dashboard"
        >
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
        </PageForm>
      )}
    </VersionedForm>
  )
}

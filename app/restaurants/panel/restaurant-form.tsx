import { getFormProps } from '@conform-to/react'
import type { ComponentProps } from 'react'
import { Form, useNavigation } from 'react-router'
import { usePanelTexts } from '#app/i18n/panel-texts.ts'
import { useTexts } from '#app/i18n/texts.tsx'
import { PicturesField } from '#app/media/pictures-field.tsx'
import { languagesOf } from '#app/platform/forms/bilingual-fields.ts'
import { DraftBanner } from '#app/platform/forms/draft-banner.tsx'
import { VersionedForm } from '#app/platform/forms/conflict/versioned-form.tsx'
import { OwnErrorTexts, useErrorTexts } from '#app/platform/forms/error-texts.ts'
import { useSchemaForm } from '#app/platform/forms/use-schema-form.ts'
import { ErrorSummary } from '#app/ui/error-summary.tsx'
import { sharedTexts } from '#app/ui/panel/panel-texts.ca.ts'
import { LanguageSwitch } from '#app/ui/panel/language-switch.tsx'
import { SaveBar } from '#app/ui/panel/save-bar.tsx'
import { Sheet } from '#app/ui/panel/sheet.tsx'
import { UnsavedChanges } from '#app/ui/panel/unsaved-changes.tsx'
import { useAnswer, type Answer } from '#app/ui/panel/use-answer.ts'
import { useMainLanguage } from '#app/ui/panel/use-main-language.ts'
import { useTextLanguage } from '#app/ui/panel/use-text-language.ts'
import type { RestaurantFormValues } from './restaurants.server.ts'
import { DishRows } from './dish-rows.tsx'
import { emptyRestaurant } from './empty-restaurant.ts'
import { restaurantSchemas, restaurantTextFields } from './forms.ts'
import { restaurantTexts } from './panel-texts.ca.ts'
import { ChefSheet, ContactSheet, ContentSheet, NetworksSheet, PriceSheet, RatingsSheet } from './restaurant-sheets.tsx'

type RestaurantFormProps = {
  restaurant: RestaurantFormValues | null
  answer: Answer | undefined
  readOnly: boolean
}

type RestaurantValues = Omit<RestaurantFormValues, 'id'>

export function RestaurantForm(props: RestaurantFormProps) {
  const { form: t } = usePanelTexts(restaurantTexts)
  useAnswer(props.answer)
  return (
    <VersionedForm<RestaurantValues> opened={props.restaurant ?? emptyRestaurant} answer={props.answer} noun={t.noun}>
      {(form) => <RestaurantEditor {...props} {...form} />}
    </VersionedForm>
  )
}

type EditorProps = RestaurantFormProps & { start: RestaurantValues; restarted: boolean }

function RestaurantEditor({ restaurant, answer, readOnly, start, restarted }: EditorProps) {
  const { problems } = useTexts().forms
  const t = usePanelTexts(restaurantTexts)
  const busy = useNavigation().state === 'submitting'
  const { form, fields, wrong, draft } = useSchemaForm(restaurantSchemas[useMainLanguage()], {
    draft: readOnly
      ? null
      : { name: `restaurant:${restaurant?.id ?? 'new'}`, version: start.version, restarted, impersonal: true },
    lastResult: answer?.result,
    defaultValue: start,
  })
  const errorOf = useErrorTexts(t.errors)
  const [language, setLanguage, refused] = useTextLanguage(languagesOf(wrong, restaurantTextFields))
  const lacksBasics = !restaurant && Boolean(form.allErrors.nombre ?? form.allErrors.direccion)
  const wrongFields = lacksBasics ? t.requiredForNew : wrong.length > 0 ? problems(wrong.length) : undefined
  const dishes = { form, language }
  return (
    <OwnErrorTexts value={t.errors}>
      <Form {...getFormProps(form)} method="post">
        <UnsavedChanges changed={draft.changed && !busy} />
        <DraftBanner draft={draft} formId={form.id} />
        <input type="hidden" name="version" value={start.version} />
        <ErrorSummary message={errorOf(form.errors) ?? refused ?? wrongFields} />
        <FormLanguage value={language} onChange={setLanguage} />
        <fieldset disabled={readOnly} className="panel-form">
          <div className="sheets">
            <ContentSheet fields={fields} language={language} readOnly={readOnly} />
            <DishRows {...dishes} field={fields.menu_degustacion} texts={t.menus} />
            <DishRows {...dishes} field={fields.platos_principales} texts={t.dishes} />
            <ChefSheet fields={fields} language={language} readOnly={readOnly} />
          </div>
          <div className="sheets">
            <Sheet title={t.form.pictures}>
              <PicturesField field={fields.images} purpose="restaurant" label={t.form.picturesOf} />
            </Sheet>
            <PriceSheet fields={fields} storedRange={start.price_range} />
            <ContactSheet fields={fields} />
            <NetworksSheet fields={fields} />
            <RatingsSheet fields={fields} />
          </div>
        </fieldset>
        {!readOnly && (
          <SaveBar changed={draft.changed} saveLabel={t.form.save} busy={busy} backTo="/admin/restaurantes" />
        )}
      </Form>
    </OwnErrorTexts>
  )
}

function FormLanguage(props: Pick<ComponentProps<typeof LanguageSwitch>, 'value' | 'onChange'>) {
  const main = useMainLanguage()
  const { shownInMain } = usePanelTexts(sharedTexts)
  const { form: t } = usePanelTexts(restaurantTexts)
  return (
    <div className="restaurant-language cluster gap-3">
      <LanguageSwitch label={t.language} {...props} />
      {props.value !== main && <p className="small muted">{shownInMain[main]}</p>}
    </div>
  )
}

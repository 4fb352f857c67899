import type { ComponentProps } from 'react'
import { usePanelTexts } from '#app/i18n/panel-texts.ts'
import { PicturesField } from '#app/media/pictures-field.tsx'
import { languagesOf } from '#app/platform/forms/bilingual-fields.ts'
import { VersionedForm, type VersionedFields } from '#app/platform/forms/conflict/versioned-form.tsx'
import { PageForm } from '#app/platform/forms/page-form.tsx'
import { sharedTexts } from '#app/ui/panel/panel-texts.ts'
import { LanguageSwitch } from '#app/ui/panel/language-switch.tsx'
import { Sheet } from '#app/ui/panel/sheet.tsx'
import { useAnswer, type Answer } from '#app/ui/panel/use-answer.ts'
import { useMainLanguage } from '#app/ui/panel/use-main-language.ts'
import { useTextLanguage } from '#app/ui/panel/use-text-language.ts'
import type { RestaurantFormValues } from './restaurants.server.ts'
import { DishRows } from './dish-rows.tsx'
import { emptyRestaurant } from './empty-restaurant.ts'
import { restaurantSchemas, restaurantTextFields, type RestaurantSchema } from './forms.ts'
import { restaurantTexts } from './panel-texts.ts'
import { ChefSheet, ContactSheet, ContentSheet, NetworksSheet, PriceSheet, RatingsSheet } from './restaurant-sheets.tsx'

type RestaurantFormProps = { restaurant: RestaurantFormValues | null; answer: Answer | undefined; readOnly: boolean }

type RestaurantValues = Omit<RestaurantFormValues, 'id'>

export function RestaurantForm(props: RestaurantFormProps) {
  const { form: t } = usePanelTexts(restaurantTexts)
  const { restaurant, answer, readOnly } = props
  const opened: RestaurantValues = restaurant ?? emptyRestaurant
  useAnswer(answer)
  return (
    <VersionedForm
      schema={restaurantSchemas[useMainLanguage()]}
      draft={readOnly ? null : { name: `restaurant:${restaurant?.id ?? 'new'}`, impersonal: true }}
      opened={opened}
      answer={answer}
      noun={t.noun}
    >
      {(form) => <RestaurantEditor {...props} {...form} />}
    </VersionedForm>
  )
}

type EditorProps = RestaurantFormProps & VersionedFields<RestaurantSchema, RestaurantValues>

function RestaurantEditor({ restaurant, readOnly, fields, start, ...made }: EditorProps) {
  const t = usePanelTexts(restaurantTexts)
  const [language, setLanguage, refused] = useTextLanguage(languagesOf(made.wrong, restaurantTextFields))
  const lacksBasics = !restaurant && Boolean(made.form.allErrors.nombre ?? made.form.allErrors.direccion)
  const dishes = { form: made.form, language }
  return (
    <PageForm
      of={made}
      errors={t.errors}
      hidden={{ version: start.version }}
      message={refused ?? (lacksBasics ? t.requiredForNew : undefined)}
      saveLabel={t.form.save}
      backTo="/admin/restaurantes"
      readOnly={readOnly}
    >
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
    </PageForm>
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

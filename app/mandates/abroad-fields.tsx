import type { ComponentProps } from 'react'
import { isAbroad } from '#app/banking/iban.ts'
import { sepaCountries } from '#app/banking/sepa-countries.ts'
import { useLanguage, useTexts } from '#app/i18n/texts.tsx'
import { SelectField, TextField } from '#app/ui/field.tsx'
import type { AbroadForm } from './forms.ts'

type Bound = Pick<ComponentProps<typeof TextField>, 'id' | 'name' | 'defaultValue' | 'error'>

type AbroadFieldsProps = {
  /** Name, first value and error of a field of the form. */
  field: (name: keyof AbroadForm) => Bound
  /** As it is typed. */
  iban: string
}

/**
 * What the bank asks of an account outside the EEA: shown once the country of its IBAN is known. None takes more than
 * its bound: an error would be hidden with the fields.
 */
export function AbroadFields({ field, iban, ...given }: AbroadFieldsProps & Pick<ComponentProps<'fieldset'>, 'id'>) {
  const { mandates, forms } = useTexts()
  const { abroad: t } = mandates
  return (
    <fieldset className="form mandate-abroad" hidden={!isAbroad(iban)} {...given}>
      <legend className="d5">{t.title}</legend>
      <p className="muted">{t.text}</p>
      <TextField
        {...field('mandate_bic')}
        label={t.bic}
        maxLength={20}
        autoComplete="off"
        autoCapitalize="characters"
      />
      <div className="form-row">
        <TextField {...field('mandate_street')} label={t.street} maxLength={70} autoComplete="off" />
        <TextField
          {...field('mandate_number')}
          label={t.number}
          maxLength={16}
          optionalLabel={forms.optional}
          autoComplete="off"
        />
      </div>
      <div className="form-row">
        <TextField {...field('mandate_post_code')} label={t.postCode} maxLength={16} autoComplete="off" />
        <TextField {...field('mandate_town')} label={t.town} maxLength={35} autoComplete="off" />
      </div>
      <SelectField {...field('mandate_country')} label={t.country} autoComplete="off">
        <option value="">{t.sameCountry}</option>
        <Countries />
      </SelectField>
    </fieldset>
  )
}

function Countries() {
  const language = useLanguage()
  const names = new Intl.DisplayNames([language], { type: 'region' })
  return sepaCountries
    .map((code) => [code, names.of(code) ?? code] as const)
    .toSorted(([, a], [, b]) => a.localeCompare(b, language))
    .map(([code, name]) => (
      <option key={code} value={code}>
        {name}
      </option>
    ))
}

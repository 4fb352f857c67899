import type { Texts } from '../es/index.ts'

export default {
  optional: '(opcional)',
  privacy: { before: 'He llegit la ', link: 'política de privacitat', after: '' },
  problems: (count) => (count === 1 ? 'Hi ha un camp per revisar.' : `Hi ha ${count} camps per revisar.`),
  errors: {
    nameRequired: 'El nom és obligatori',
    nameTooShort: 'El nom ha de tenir almenys 2 caràcters',
    emailRequired: 'El correu electrònic és obligatori',
    emailNotValid: 'El correu electrònic no és vàlid',
    emailInvalid: 'El correu electrònic no és vàlid',
    messageRequired: 'El missatge és obligatori',
    privacyRequired: 'Has de confirmar que l\'has llegida',
    dietConsentRequired: 'Per desar aquesta dada necessitem el teu consentiment; si no, deixa el camp buit',
    phoneInvalid: 'El telèfon només pot dur números, espais i els signes + ( ) - .',
    optionUnknown: 'Tria una de les opcions',
    tooLong: 'Aquest text és massa llarg',
    forbiddenCharacters: 'Aquest text duu caràcters que no es poden fer servir',
    invalid: 'Aquest valor no és vàlid',
    full: 'No hi ha places disponibles per a aquest esdeveniment',
    ended: 'Esdeveniment finalitzat',
  },
} satisfies Texts['forms']

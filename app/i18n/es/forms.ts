/** What forms say: labels that all share, and one sentence for each way in which a field can be wrong. */
export default {
  optional: '(opcional)',
  /** The acknowledgement, in three parts so that the middle one can be a link. */
  privacy: { before: 'He leído la ', link: 'política de privacidad', after: '' },
  problems: (count: number) => (count === 1 ? 'Hay un campo por revisar.' : `Hay ${count} campos por revisar.`),
  errors: {
    nameRequired: 'El nombre es obligatorio',
    nameTooShort: 'El nombre debe tener al menos 2 caracteres',
    emailRequired: 'El email es obligatorio',
    emailNotValid: 'Email no válido',
    emailInvalid: 'Email inválido',
    messageRequired: 'El mensaje es obligatorio',
    privacyRequired: 'Debes confirmar que la has leído',
    dietConsentRequired: 'Para guardar este dato necesitamos tu consentimiento; si no, deja el campo vacío',
    phoneInvalid: 'El teléfono solo puede llevar números, espacios y los signos + ( ) - .',
    optionUnknown: 'Elige una de las opciones',
    tooLong: 'Este texto es demasiado largo',
    forbiddenCharacters: 'Este texto lleva caracteres que no se pueden usar',
    invalid: 'Este valor no es válido',
    full: 'No hay plazas disponibles para este evento',
    ended: 'Evento finalizado',
  },
}

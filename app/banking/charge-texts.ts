/** What the concept of a charge made by hand becomes when its member is erased. */
export const erasedConcept = { es: 'Cargo', ca: 'Càrrec' }

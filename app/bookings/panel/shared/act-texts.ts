import { de } from '#app/i18n/elision.ts'
import { panelTexts } from '#app/i18n/panel-texts.ts'

export const actTexts = panelTexts({
  memberChoice: {
    found: { es: 'Socios encontrados', ca: 'Socis trobats' },
    count: {
      es: (members: number) =>
        members === 0
          ? 'Ningún socio encontrado.'
          : `${members} ${members === 1 ? 'socio encontrado' : 'socios encontrados'}.`,
      ca: (members: number) =>
        members === 0 ? 'No s’ha trobat cap soci.' : `${members} ${members === 1 ? 'soci trobat' : 'socis trobats'}.`,
    },
    chosen: {
      es: (member: string) => `Se han puesto los datos de ${member}.`,
      ca: (member: string) => `S’hi han posat les dades ${de(member)}.`,
    },
  },
  form: {
    addition: { es: 'Añadir reserva', ca: 'Afegeix una reserva' },
    correction: { es: 'Corregir reserva', ca: 'Corregeix la reserva' },
    noun: { one: { es: 'esta reserva', ca: 'aquesta reserva' }, edited: { es: 'la', ca: 'la' } },
    name: { es: 'Nombre completo', ca: 'Nom complet' },
    email: { es: 'Email', ca: 'Correu' },
    reachHint: { es: 'Correo o teléfono: uno de los dos.', ca: 'Correu o telèfon: un dels dos.' },
    phoneHint: { es: 'Obligatorio si no tiene correo.', ca: 'Obligatori si no té correu.' },
    emailHint: {
      es: 'Si lo cambias, enviamos la confirmación al nuevo, y los enlaces de los correos anteriores dejan de abrirse.',
      ca: 'Si el canvies, enviem la confirmació al nou, i els enllaços dels correus anteriors deixen d’obrir-se.',
    },
    noEmailHint: {
      es: 'Sin correo, la reserva queda «por teléfono».',
      ca: 'Sense correu, la reserva queda «per telèfon».',
    },
    phone: { es: 'Teléfono', ca: 'Telèfon' },
    seats: { es: '¿Cuántos son?', ca: 'Quants són?' },
    guests: { es: 'Nombres de los demás', ca: 'Noms dels altres' },
    guestsHint: {
      es: 'Uno por línea; los que falten pueden llegar después.',
      ca: 'Un per línia; els que faltin poden arribar després.',
    },
    menuOf: { es: (name: string) => `Menú de ${name}`, ca: (name: string) => `Menú ${de(name)}` },
    table: { es: 'Mesa', ca: 'Taula' },
    language: { es: 'Idioma de los correos', ca: 'Llengua dels correus' },
    notes: { es: 'Notas de la persona', ca: 'Notes de la persona' },
    staffNote: { es: 'Nota interna', ca: 'Nota interna' },
    staffNoteHint: { es: 'Solo la ve el equipo.', ca: 'Només la veu l’equip.' },
    member: { es: 'Es socio del club', ca: 'És soci del club' },
    informed: {
      es: 'Le he informado de la política de privacidad.',
      ca: 'L’he informat de la política de privacitat.',
    },
    privacy: { es: 'Política de privacidad', ca: 'Política de privacitat' },
    privacyNotice: {
      told: { es: 'Se le leyó en la puerta', ca: 'Se li va llegir a la porta' },
      'not-told': { es: 'No se le leyó en la puerta', ca: 'No se li va llegir a la porta' },
    },
    dietConsent: { es: 'Consentimiento de dieta', ca: 'Consentiment de dieta' },
    close: { es: 'Cerrar', ca: 'Tanca' },
    save: { es: 'Guardar reserva', ca: 'Desa la reserva' },
  },
  guestForm: {
    addition: { es: 'Añadir comensal', ca: 'Afegeix un comensal' },
    correction: { es: 'Corregir comensal', ca: 'Corregeix el comensal' },
    noun: { one: { es: 'este comensal', ca: 'aquest comensal' }, edited: { es: 'lo', ca: 'lo' } },
    nameHint: { es: 'Puede llegar después.', ca: 'Pot arribar després.' },
    replacing: {
      es: 'Si viene otra persona, el enlace del comensal cambia y la dieta que no hayas abierto se borra.',
      ca: 'Si ve una altra persona, l’enllaç del comensal canvia i la dieta que no hagis obert s’esborra.',
    },
    contactName: {
      es: 'El nombre del contacto se corrige en la reserva.',
      ca: 'El nom del contacte es corregeix a la reserva.',
    },
    save: { es: 'Guardar comensal', ca: 'Desa el comensal' },
  },
  addition: {
    failed: { es: 'Error al añadir la reserva', ca: 'Error en afegir la reserva' },
    done: { es: 'Reserva añadida con éxito', ca: 'Reserva afegida correctament' },
    doneText: { es: 'Le enviamos la confirmación por correo.', ca: 'Li enviem la confirmació per correu.' },
  },
  correction: {
    failed: { es: 'Error al actualizar la reserva', ca: 'Error en actualitzar la reserva' },
    done: { es: 'Reserva actualizada con éxito', ca: 'Reserva actualitzada correctament' },
    sentAgain: { es: 'Enviamos la confirmación al nuevo email.', ca: 'Enviem la confirmació al correu nou.' },
  },
  guestAddition: {
    failed: { es: 'Error al añadir el comensal', ca: 'Error en afegir el comensal' },
    done: { es: 'Comensal añadido con éxito', ca: 'Comensal afegit correctament' },
  },
  guestCorrection: {
    failed: { es: 'Error al actualizar el comensal', ca: 'Error en actualitzar el comensal' },
    done: { es: 'Comensal actualizado con éxito', ca: 'Comensal actualitzat correctament' },
    replaced: { es: 'Comensal cambiado: su enlace es otro', ca: 'Comensal canviat: el seu enllaç és un altre' },
  },
  table: {
    title: { es: (name: string) => `Mesa de ${name}`, ca: (name: string) => `Taula ${de(name)}` },
    label: { es: 'Mesa', ca: 'Taula' },
    hint: { es: 'Un número o un nombre corto; vacío, sin mesa.', ca: 'Un número o un nom curt; buit, sense taula.' },
    save: { es: 'Guardar mesa', ca: 'Desa la taula' },
    failed: { es: 'Error al guardar la mesa', ca: 'Error en desar la taula' },
  },
  refund: {
    failed: { es: 'Error al anotar el reembolso', ca: 'Error en anotar el reemborsament' },
    done: { es: 'Reembolso anotado', ca: 'Reemborsament anotat' },
    none: { es: 'No quedaba ningún reembolso pendiente.', ca: 'No quedava cap reemborsament pendent.' },
  },
  link: {
    failed: { es: 'Error al enviar el enlace', ca: 'Error en enviar l’enllaç' },
    done: { es: 'Enlace enviado', ca: 'Enllaç enviat' },
  },
})

export type ActTexts = (typeof actTexts)['es']

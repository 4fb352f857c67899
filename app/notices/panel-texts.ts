import { panelTexts } from '#app/i18n/panel-texts.ts'

export const noticeTexts = panelTexts({
  title: { es: 'Tus avisos', ca: 'Els teus avisos' },
  lead: {
    es: (email: string) =>
      `Elige qué quieres saber por correo. Solo te llega a ti (${email}), y nadie más ve lo que eliges.`,
    ca: (email: string) =>
      `Tria què vols saber per correu. Només t’arriba a tu (${email}), i ningú més no veu què tries.`,
  },
  kinds: {
    bookings: {
      label: { es: 'Reservas nuevas', ca: 'Reserves noves' },
      hint: { es: 'Quién ha reservado en la web, y para cuántos.', ca: 'Qui ha reservat al web, i per a quants.' },
    },
    'late-cancellation': {
      label: { es: 'Cancelaciones fuera de plazo', ca: 'Cancel·lacions fora de termini' },
      hint: { es: 'Quién ha cancelado, y cuántas plazas.', ca: 'Qui ha cancel·lat, i quantes places.' },
    },
    'free-seats': {
      label: { es: 'Plazas libres que nadie espera', ca: 'Places lliures que ningú no espera' },
      hint: {
        es: 'Un evento lleno de los próximos siete días vuelve a tener plazas, y nadie de la lista de espera cabe en ellas.',
        ca: 'Un esdeveniment ple dels pròxims set dies torna a tenir places, i ningú de la llista d’espera no hi cap.',
      },
    },
    request: {
      label: { es: 'Solicitudes de membresía', ca: 'Sol·licituds d’ingrés' },
      hint: { es: 'Cuántas han llegado.', ca: 'Quantes n’han arribat.' },
    },
    completion: {
      label: { es: 'Altas completadas', ca: 'Altes completades' },
      hint: {
        es: 'Cuántas personas han completado sus datos de socio.',
        ca: 'Quantes persones han completat les dades de soci.',
      },
    },
  },
  choices: {
    off: { es: 'No avisar', ca: 'Cap avís' },
    immediate: { es: 'Enseguida', ca: 'De seguida' },
    daily: { es: 'Una vez al día, a las 8:00', ca: 'Un cop al dia, a les 8:00' },
  },
  digests: {
    es: '«Enseguida» llega en unos minutos; reservas, solicitudes y altas se juntan cada diez minutos en un solo correo. Si no ha pasado nada, no se envía nada.',
    ca: '«De seguida» arriba al cap d’uns minuts; reserves, sol·licituds i altes s’apleguen cada deu minuts en un sol correu. Si no ha passat res, no s’envia res.',
  },
  clubMailbox: {
    es: 'Los mensajes de contacto y las plazas canceladas siguen llegando además al buzón del club.',
    ca: 'Els missatges de contacte i les places cancel·lades continuen arribant també a la bústia del club.',
  },
  save: { es: 'Guardar avisos', ca: 'Desa els avisos' },
  saved: { es: 'Avisos guardados', ca: 'Avisos desats' },
  failed: { es: 'Error al guardar los avisos', ca: 'Error en desar els avisos' },
  forbidden: {
    es: 'Tu cuenta ya no puede ver estos datos: carga la página de nuevo.',
    ca: 'El teu compte ja no pot veure aquestes dades: torna a carregar la pàgina.',
  },
})

export type NoticeTexts = (typeof noticeTexts)['es']

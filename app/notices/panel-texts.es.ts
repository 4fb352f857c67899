export const es = {
  title: 'Tus avisos',
  lead: (email: string) =>
    `Elige qué quieres saber por correo. Solo te llega a ti (${email}), y nadie más ve lo que eliges.`,
  kinds: {
    bookings: { label: 'Reservas nuevas', hint: 'Quién ha reservado en la web, y para cuántos.' },
    'late-cancellation': { label: 'Cancelaciones fuera de plazo', hint: 'Quién ha cancelado, y cuántas plazas.' },
    'free-seats': {
      label: 'Plazas libres que nadie espera',
      hint: 'Un evento lleno de los próximos siete días vuelve a tener plazas, y nadie de la lista de espera cabe en ellas.',
    },
    request: { label: 'Solicitudes de membresía', hint: 'Cuántas han llegado.' },
    completion: { label: 'Altas completadas', hint: 'Cuántas personas han completado sus datos de socio.' },
  },
  choices: { off: 'No avisar', immediate: 'Enseguida', daily: 'Una vez al día, a las 8:00' },
  digests:
    '«Enseguida» llega en unos minutos; reservas, solicitudes y altas se juntan cada diez minutos en un solo correo. Si no ha pasado nada, no se envía nada.',
  clubMailbox: 'Los mensajes de contacto y las plazas canceladas siguen llegando además al buzón del club.',
  save: 'Guardar avisos',
  saved: 'Avisos guardados',
  failed: 'Error al guardar los avisos',
  forbidden: 'Tu cuenta ya no puede ver estos datos: carga la página de nuevo.',
}

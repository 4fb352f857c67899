export const es = {
  title: 'Mensajes a los socios',
  back: 'Socios',
  sent: 'Mensajes enviados',
  audience: {
    members: 'Todos los socios',
    chosen: 'Los elegidos',
    chosenHint: 'Para escribir solo a algunos, márcalos en la lista de socios.',
    purpose: 'Qué es',
    service: 'De la membresía',
    serviceHint: 'Asamblea, cuotas, cambios de horario: llega a todos.',
    news: 'Novedades',
    newsHint: 'Lleva un enlace para no recibir más.',
    unwanted: (count: number) =>
      count === 1 ? '1 socio no quiere novedades.' : `${count} socios no quieren novedades.`,
  },
  list: {
    missed: (at: string) => `no se envió el ${at}: el servidor estaba parado`,
    members: 'a todos los socios',
    chosen: 'a socios elegidos',
    type: (type: string) => `a los socios «${type}»`,
  },
  choose: { failed: 'No se puede escribir a la selección', nobody: 'Ninguno de ellos es socio activo.' },
}

/** Texts of the static error pages. */
export default {
  home: 'Volver al inicio',
  retry: 'Volver a probar',
  busy: {
    title: 'Hay mucha gente en la puerta',
    text: 'Ahora mismo no damos abasto. Vuelve a probarlo dentro de unos segundos.',
  },
  tooFast: {
    title: 'Demasiadas visitas seguidas',
    text: 'Desde tu conexión llegan muchas peticiones a la vez. Espera unos segundos y vuelve a probarlo.',
  },
  saved: {
    title: 'Hecho',
    text: 'Lo que has enviado ha quedado guardado y no hace falta que lo envíes otra vez. Ahora mismo no podemos enseñarte la página.',
  },
}

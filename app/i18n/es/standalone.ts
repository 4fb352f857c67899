/** Texts of the static error pages. */
export default {
  home: 'Volver al inicio',
  retry: 'Intentarlo de nuevo',
  busy: {
    title: 'Hay mucha gente en la puerta',
    text: 'Ahora mismo no damos abasto. Inténtalo de nuevo dentro de unos segundos.',
  },
  tooFast: {
    title: 'Demasiadas visitas seguidas',
    text: 'Desde tu conexión llegan muchas peticiones a la vez. Espera unos segundos e inténtalo de nuevo.',
  },
  saved: {
    title: 'Hecho',
    text: 'Lo que has enviado ha quedado guardado y no hace falta que lo envíes otra vez. Ahora mismo no podemos enseñarte la página.',
  },
}

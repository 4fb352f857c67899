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
  maintenance: {
    title: 'Volvemos enseguida',
    text: 'Estamos haciendo una tarea de mantenimiento y la web vuelve a abrir en unos minutos. Si acabas de enviar un formulario, no ha quedado guardado: vuelve atrás y envíalo de nuevo más tarde.',
  },
  saved: {
    title: 'Hecho',
    text: 'Lo que has enviado ha quedado guardado y no hace falta que lo envíes otra vez. Ahora mismo no podemos enseñarte la página.',
  },
}

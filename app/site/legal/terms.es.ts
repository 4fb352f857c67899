import { emailLink, postalAddress, type LegalDocument, type LegalFacts } from './legal-document.ts'
import { legalVersions } from '#app/legal-versions.ts'

/** LSSI 27 and 28, TRLGDCU (RDL 1/2007) 60, 97 and 103.l, Catalan consumer code. 48 hours are specified, and the club's choice. */
export function termsEs({ club, baseUrl }: LegalFacts): LegalDocument {
  const email = emailLink(club)
  const hours = `${club.cancellationHours} horas`
  return {
    version: legalVersions.terms,
    title: 'Términos y condiciones',
    sections: [
      {
        id: 'objeto',
        heading: 'Qué regulan estos términos',
        blocks: [
          {
            kind: 'paragraph',
            text: [
              `Estos términos regulan la membresía del ${club.formalName} («el club»), la inscripción a sus eventos y el uso de ${baseUrl}. Los datos del club están en el `,
              { text: 'aviso legal', href: '/aviso-legal' },
              '.',
            ],
          },
          {
            kind: 'paragraph',
            text: 'Los aceptas al enviar una solicitud de membresía o una inscripción. Puedes leerlos aquí cuando quieras, guardarlos e imprimirlos. Si la página de un evento promete algo más favorable para ti, vale lo que dice esa página.',
          },
        ],
      },
      {
        id: 'membresia',
        heading: 'La membresía',
        blocks: [
          {
            kind: 'list',
            items: [
              'Puede solicitarla cualquier persona mayor de 18 años, con el formulario de la web. Enviar la solicitud es gratis y no obliga a nada.',
              'Una persona del club la lee y te responde por correo. El club puede aceptarla o no, y decide sin discriminar a nadie.',
              'Si se aprueba, recibes un enlace personal para completar tus datos; no lo compartas. Completarlos no te hace pagar nada. Eres socio desde que los completas.',
              'La cuota se paga al club por transferencia, con tarjeta o en efectivo. La web no cobra. No debes ninguna cuota hasta que el club te ha dicho el importe y cada cuánto se paga; si cambia, puedes darte de baja antes de pagarla.',
              'Si has pagado una cuota, tienes 14 días naturales desde que completas tus datos para desistir sin dar motivos. Escríbenos y te la devolvemos entera en los 14 días siguientes.',
              [
                'Después puedes darte de baja cuando quieras, sin coste y sin dar motivos, escribiendo a ',
                email,
                '. La baja tiene efecto desde que recibimos tu mensaje, y no se te pedirán más cuotas.',
              ],
              'La membresía es personal. Los descuentos y ventajas en restaurantes dependen de cada restaurante y pueden cambiar.',
              'El club puede dar de baja a quien incumpla gravemente estos términos, después de darle ocasión de explicarse. Si el club tiene estatutos o normas internas, te los entrega al entrar y se aplican también.',
            ],
          },
        ],
      },
      {
        id: 'inscripciones',
        heading: 'Inscribirse a un evento',
        blocks: [
          {
            kind: 'list',
            items: [
              'Abre la página del evento, pulsa el botón «Registrarse», rellena el formulario, revísalo y envíalo. Hasta que lo envías puedes corregirlo; si falta algo, la web te dice dónde.',
              'Una reserva puede ser para ti o para toda la mesa: dices cuántos sois, y los nombres de quienes te acompañan pueden llegar después, con su permiso. Cada persona ocupa una plaza y tiene una entrada propia, que se enseña en la puerta; también basta con decir el nombre.',
              'Las plazas son limitadas y se dan por orden de llegada. El número de plazas libres que ves es orientativo: cuenta el momento en que la web acepta la inscripción.',
              'La inscripción es firme cuando la web te dice que está completada. Te lo confirmamos por correo electrónico, con los datos del evento y un enlace para cancelar. Si el correo no llega, mira en la carpeta de correo no deseado o escríbenos: tu plaza vale igual.',
              'Cuando llegan muchas inscripciones seguidas, la web te dice que la tuya está pendiente de confirmar, y es firme cuando la confirmas con el enlace del correo. La plaza se guarda como máximo 30 minutos; después, o si la web no ha podido guardarte ninguna, el enlace te da una plaza solo si queda alguna libre.',
              'Cada correo electrónico puede tener hasta diez plazas en un evento. Si sois más, escríbenos.',
              'Si envías dos veces el mismo nombre y el mismo correo para un evento, cuenta como una sola inscripción, y te mandamos otra vez la confirmación.',
              'Las inscripciones se cierran cuando no quedan plazas o cuando el evento empieza.',
              'Si la página del evento no dice otra cosa, los eventos son para mayores de 18 años: se sirve vino, y la ley no permite servir alcohol a menores. Al enviar la inscripción declaras que la persona inscrita los ha cumplido; podemos pedir que lo acredite.',
              'La plaza es de quien está inscrito. Si no puedes venir y quieres que venga otra persona en tu lugar, escríbenos antes del evento.',
              'Los viajes gastronómicos tienen condiciones propias, que recibes antes de contratarlos.',
              'Puedes inscribirte en castellano o en catalán. Guardamos tu inscripción y te escribimos en el idioma que hayas usado.',
            ],
          },
        ],
      },
      {
        id: 'precio',
        heading: 'Precio y pago',
        blocks: [
          {
            kind: 'list',
            items: [
              'El precio es el que muestra la página del evento cuando te inscribes. Es por persona, en euros y con los impuestos incluidos. Cuando no hay precio, el evento es gratuito.',
              'La web no cobra ni pide datos de tarjeta. El precio se paga como diga el organizador del evento. Si el organizador no es el club, la página del evento lo nombra.',
              'Si un precio publicado es un error evidente, lo corregimos, te avisamos por correo y puedes elegir entre pagar el correcto o cancelar con reembolso íntegro.',
            ],
          },
        ],
      },
      {
        id: 'cancelaciones',
        heading: `Si cancelas tú: la regla de las ${hours}`,
        blocks: [
          {
            kind: 'paragraph',
            text: `Si cancelas tu inscripción al menos ${hours} antes de que empiece el evento, tienes derecho al reembolso íntegro: te devolvemos todo lo que hayas pagado.`,
          },
          {
            kind: 'table',
            caption: 'Qué se te devuelve según cuándo cancelas',
            columns: ['Cuándo cancelas', 'Qué se te devuelve'],
            rows: [
              [`Al menos ${hours} antes del inicio`, 'Todo lo que hayas pagado'],
              [
                `Menos de ${hours} antes del inicio`,
                'La cancelación ya no da derecho a reembolso: la compra está hecha y tu cubierto, contado. El club puede devolvértelo igualmente, entero o en parte, si otra persona ocupa tu plaza o si te lo ha impedido una causa grave',
              ],
              ['No vienes y no avisas', 'Nada'],
            ],
          },
          {
            kind: 'list',
            items: [
              [
                'Para cancelar, abre el enlace del correo de confirmación y pulsa el botón, o escribe a ',
                email,
                '. Cuenta el momento en que pulsas el botón o nos llega tu correo, y la página te dice si estás a tiempo.',
              ],
              `Las ${hours} se cuentan hacia atrás desde la hora de inicio que muestra la página del evento, según la hora de ${club.city}. Si te inscribes cuando faltan menos de ${hours}, la cancelación ya no da derecho a reembolso. Si el club cambia este plazo, tu inscripción conserva el que tenía.`,
              'El reembolso se hace sin gastos, por el mismo medio con que pagaste y en 14 días como máximo. Lo hace quien cobró; si fue otro organizador, puedes pedírselo igualmente al club, que se ocupa de tramitarlo. Si sois varios y solo cancela una parte, la regla vale para cada plaza.',
              'Si el evento es gratuito, cancela también: dejas la silla a otra persona.',
            ],
          },
          {
            kind: 'paragraph',
            text: 'Como se trata de comidas y actividades de ocio con fecha fijada, la ley no da a estas inscripciones los 14 días de desistimiento de otras compras por internet (art. 103.l del Real Decreto Legislativo 1/2007, de 16 de noviembre). En su lugar vale esta regla.',
          },
        ],
      },
      {
        id: 'cancelacion-del-club',
        heading: 'Si es el club quien cancela o cambia',
        blocks: [
          {
            kind: 'list',
            items: [
              'Si un evento se cancela, te avisamos por correo y te devolvemos todo lo que hayas pagado, falte el tiempo que falte, en 14 días como máximo y sin que tengas que pedirlo.',
              `Si cambia la fecha, la hora, el lugar o el precio, te avisamos por correo y eliges: mantener la plaza o cancelarla con reembolso íntegro, aunque falten menos de ${hours}. El correo dice qué había y qué hay ahora.`,
              'Cambiar un plato o un vino porque lo manda el mercado no es esencial, salvo si era el motivo del evento o si afecta a lo que no puedes comer.',
              'Nada de esto limita las indemnizaciones que te correspondan por ley.',
            ],
          },
        ],
      },
      {
        id: 'convivencia',
        heading: 'En la mesa',
        blocks: [
          {
            kind: 'list',
            items: [
              'Llega a la hora, trata bien a quien cocina, a quien sirve y a quien se sienta contigo, cuida la casa que nos recibe y bebe con medida.',
              'No se admite ninguna falta de respeto ni discriminación por origen, sexo, orientación, religión, discapacidad o cualquier otra circunstancia.',
              'Quien moleste o ponga en peligro a los demás puede tener que marcharse, sin reembolso. Antes se lo diremos, si la situación lo permite.',
              'Si necesitas un acceso o un asiento adaptado, dilo en las notas de la inscripción o llámanos, y lo preparamos.',
            ],
          },
        ],
      },
      {
        id: 'alergias',
        heading: 'Alergias e intolerancias',
        blocks: [
          {
            kind: 'list',
            items: [
              [
                'Dinos al inscribirte qué no puedes comer, o escribe después a ',
                email,
                '. Cuanto antes lo sepa la cocina, mejor.',
              ],
              `Si la cocina no puede adaptar tu menú, puedes cancelar con reembolso íntegro, aunque falten menos de ${hours}.`,
              'El establecimiento que sirve la comida tiene que informar de los 14 alérgenos que fija el Reglamento (UE) n.º 1169/2011. Pregunta siempre también en la mesa: en una cocina puede haber trazas.',
              'Si tu alergia es grave, habla con nosotros antes de inscribirte.',
              'Estos consejos no reducen la responsabilidad que la ley pone en el establecimiento o en el club.',
              [
                'La ',
                { text: 'política de privacidad', href: '/privacidad#alimentacion' },
                ' explica qué hacemos con ese dato y cuándo lo borramos.',
              ],
            ],
          },
        ],
      },
      {
        id: 'fotografias',
        heading: 'Fotografías en los eventos',
        blocks: [
          {
            kind: 'list',
            items: [
              'En algunos eventos hacemos fotos de los platos, de la sala y del ambiente. Lo decimos al empezar.',
              'No publicamos ninguna imagen en la que se te reconozca sin tu permiso. Puedes negarte sin dar explicaciones, y tu noche será la misma.',
              [
                'Si diste permiso y cambias de idea, escribe a ',
                email,
                ' y retiraremos la imagen de nuestra web y de nuestras redes.',
              ],
              'Si haces fotos tú, pregunta a quien salga en ellas antes de publicarlas.',
            ],
          },
        ],
      },
      {
        id: 'cuenta',
        heading: 'Tu cuenta',
        blocks: [
          {
            kind: 'paragraph',
            text: [
              'Abrir una cuenta en la web es gratis y voluntario, y no te hace socio. Guarda la contraseña para ti y avísanos si crees que alguien más la conoce. Puedes pedir que la cerremos cuando quieras en ',
              email,
              '.',
            ],
          },
        ],
      },
      {
        id: 'propiedad',
        heading: 'Propiedad intelectual',
        blocks: [
          {
            kind: 'paragraph',
            text: 'Los textos, fotografías, dibujos, marcas y programas de la web son del club o de quien le ha dado permiso para usarlos. Puedes leerlos, enlazarlos, imprimirlos para ti y citarlos diciendo de dónde salen. Para todo lo demás, pídenos permiso. Lo que tú nos envías sigue siendo tuyo.',
          },
        ],
      },
      {
        id: 'responsabilidad',
        heading: 'Responsabilidad',
        blocks: [
          {
            kind: 'list',
            items: [
              'El club responde de la membresía, de las inscripciones y de los eventos que organiza. Cuando los organiza otro, ese organizador responde del servicio, y el club, de la inscripción y de lo que publica.',
              'Procuramos que la web funcione siempre y que diga la verdad. Aun así puede haber cortes o errores; los arreglamos en cuanto los conocemos.',
              'Los horarios, precios y distinciones de los restaurantes son los de nuestra visita. Confírmalos con el restaurante antes de ir.',
              'Nada de lo que dicen estos términos recorta los derechos que la ley da a los consumidores, ni la responsabilidad por dolo, por negligencia grave o por daños a las personas.',
            ],
          },
        ],
      },
      {
        id: 'reclamaciones',
        heading: 'Quejas y reclamaciones',
        blocks: [
          {
            kind: 'list',
            items: [
              ['Escribe a ', email, ` o por carta a ${postalAddress(club)}. Te contestaremos en un mes como máximo.`],
              'Puedes pedirnos la hoja oficial de queja, reclamación y denuncia.',
              [
                'Si la respuesta no te convence, puedes acudir a la oficina de consumo de tu municipio o a la ',
                { text: 'Agència Catalana del Consum', href: 'https://consum.gencat.cat' },
                ', que tienen servicios gratuitos de mediación.',
              ],
            ],
          },
        ],
      },
      {
        id: 'ley',
        heading: 'Ley y tribunales',
        blocks: [
          {
            kind: 'list',
            items: [
              'Se aplica la ley española y, en lo que le corresponde, la catalana; en particular, la Ley General para la Defensa de los Consumidores y Usuarios (Real Decreto Legislativo 1/2007) y el Código de consumo de Cataluña (Ley 22/2010, de 20 de julio). Si vives en otro país de la Unión Europea, conservas además la protección que te dé la ley de tu país.',
              'Si eres consumidor, puedes acudir a los juzgados de tu domicilio.',
              'Si una cláusula resulta nula, las demás siguen valiendo.',
              'Podemos cambiar estos términos. La versión nueva lleva su fecha y no toca las inscripciones ya hechas ni las cuotas ya pagadas.',
              'El texto está en castellano y en catalán, y los dos valen lo mismo. Si dijeran cosas distintas, se aplica la que más te favorezca.',
            ],
          },
        ],
      },
    ],
  }
}

import { returnCodeTexts } from '#app/banking/return-code-texts.ts'
import type { LeftOut } from '../leave-out.ts'
import { al, de } from '#app/i18n/elision.ts'
import { panelTexts, type PanelTexts } from '#app/i18n/panel-texts.ts'

export const reasonTexts = panelTexts({
  /** Why an account is left out. */
  reasons: {
    'paga-de-otro-modo': { es: 'Paga de otro modo', ca: 'Paga d’una altra manera' },
    baja: {
      es: 'De baja: no se le cobra por el banco, su pago se anota en la cuenta',
      ca: 'De baixa: no se li cobra pel banc, el seu pagament s’anota al compte',
    },
    suspendido: { es: 'Suspendido: no se le cobra mientras lo esté', ca: 'Suspès: no se li cobra mentre ho estigui' },
    retenido: { es: 'Cobros retenidos', ca: 'Cobraments retinguts' },
    'sin-mandato': { es: 'Sin orden de domiciliación', ca: 'Sense ordre de domiciliació' },
    'sin-firma': { es: 'Orden sin firmar', ca: 'Ordre sense signar' },
    revocado: { es: 'Orden dada de baja', ca: 'Ordre donada de baixa' },
    caducado: { es: 'Orden caducada: 36 meses sin usar', ca: 'Ordre caducada: 36 mesos sense fer-la servir' },
    'iban-mal': { es: 'IBAN incorrecto', ca: 'IBAN incorrecte' },
    'fuera-de-sepa': { es: 'Cuenta fuera de la zona SEPA', ca: 'Compte fora de la zona SEPA' },
    'falta-direccion': {
      es: 'Falta la dirección o el BIC: hace falta otra orden',
      ca: 'Falta l’adreça o el BIC: cal una altra ordre',
    },
    'nombre-vacio': { es: 'Titular sin letras latinas', ca: 'Titular sense lletres llatines' },
    'firma-posterior': {
      es: 'Orden firmada después de la fecha de cargo',
      ca: 'Ordre signada després de la data del càrrec',
    },
    'ya-en-remesa': { es: 'Ya está en otra remesa', ca: 'Ja és en una altra remesa' },
    'ultima-devuelta': { es: 'Su último recibo se devolvió', ca: 'El seu últim rebut es va retornar' },
    'bajo-minimo': { es: 'Por debajo del mínimo', ca: 'Per sota del mínim' },
    'aviso-corto': { es: 'No hay plazo para avisar', ca: 'No hi ha termini per avisar' },
    'ha-cambiado': {
      es: 'Ha cambiado: lo que deba entra en la próxima remesa',
      ca: 'Ha canviat: el que degui entra a la pròxima remesa',
    },
    'rechazado-por-el-banco': { es: 'El banco no lo acepta', ca: 'El banc no l’accepta' },
    'no-cabe': {
      es: 'No cabe en el fichero: entra en la próxima remesa',
      ca: 'No cap al fitxer: entra a la pròxima remesa',
    },
  } satisfies Record<LeftOut, PanelTexts<string>>,
  alreadyIn: { es: (id: number) => `Ya está en la remesa ${id}`, ca: (id: number) => `Ja és a la remesa ${id}` },
  remedies: {
    member: { es: 'Abrir la ficha', ca: 'Obre la fitxa' },
    account: { es: 'Abrir la cuenta', ca: 'Obre el compte' },
    mandate: { es: 'Abrir la orden', ca: 'Obre l’ordre' },
    remittance: { es: 'Abrir la remesa', ca: 'Obre la remesa' },
    ask: { es: 'Enviar enlace para firmar', ca: 'Envia l’enllaç per signar' },
    include: { es: 'Incluir esta vez', ca: 'Inclou-ho aquesta vegada' },
    move: { es: (day: string) => `Mover la fecha al ${day}`, ca: (day: string) => `Mou la data ${al(day)}` },
    next: { es: 'Preparar la próxima', ca: 'Prepara la pròxima' },
    collect: { es: 'Volver a cobrar', ca: 'Torna a cobrar' },
    seen: { es: 'Marcar como vista', ca: 'Marca-la com a vista' },
    print: { es: 'Imprimir la orden para el banco', ca: 'Imprimeix l’ordre per al banc' },
  },
  codes: { es: returnCodeTexts.es, ca: returnCodeTexts.ca },
  noCode: { es: 'Motivo no indicado', ca: 'Motiu no indicat' },
  noting: {
    title: { es: 'Anotar una devolución', ca: 'Anota una devolució' },
    text: {
      es: (name: string, amount: string) => `Recibo de ${name}: ${amount}.`,
      ca: (name: string, amount: string) => `Rebut ${de(name)}: ${amount}.`,
    },
    code: { es: 'Motivo', ca: 'Motiu' },
    receivedOn: { es: 'Fecha de la devolución', ca: 'Data de la devolució' },
    fee: { es: 'Gastos del banco en euros (opcional)', ca: 'Despeses del banc en euros (opcional)' },
    chargesFee: { es: 'Cargar los gastos al socio', ca: 'Carregar les despeses al soci' },
    confirm: { es: 'Anotar la devolución', ca: 'Anota la devolució' },
    busy: { es: 'Anotando…', ca: 'S’està anotant…' },
    done: { es: 'Devolución anotada', ca: 'Devolució anotada' },
    failed: { es: 'No se ha anotado', ca: 'No s’ha anotat' },
    wrong: {
      code: { es: 'Elige el motivo.', ca: 'Tria el motiu.' },
      receivedOn: { es: 'Escribe la fecha.', ca: 'Escriu la data.' },
      fee: { es: 'Escribe un importe, por ejemplo 1,50.', ca: 'Escriu un import, per exemple 1,50.' },
    },
  },
})

export type ReasonTexts = (typeof reasonTexts)['es']

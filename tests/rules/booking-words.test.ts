import { globSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'

const root = resolve(import.meta.dirname, '../..')

/** Of the panel, the door and the kitchen's sheet; and of mails. */
const files = [
  ...globSync('app/**/*-texts.ts', { cwd: root }),
  ...globSync('app/i18n/{es,ca}/{mails,kitchen}.ts', { cwd: root }),
]

/** A number of tables counts bookings, unless something is in them; nobody opens, confirms or waits as furniture. */
const forBookings = [
  /(?<!\ben )(?:\b1|\$\{\w+\}) (?:mesas?|taul(?:a|es))\b/u,
  /\b(?:mesa|taula) (?:en espera|siguiente|següent|para \$|per a \$)/u,
  /(?:guardado|guardat|reservado|reservat|Abrir|Obre|Confirm\w+|confirm\w+|[Cc]ancelar?|[Cc]ancel·la|Toda|Tota) (?:tu |la |la teva |vuestra |la vostra |una )*(?:mesa|taula)\b/u,
  /[Tt](?:ienen|iene|enen|é|enéis|eniu) (?:mesa|taula)\b(?!: )/u,
  /(?:vuestra mesa|vostra taula|Ver las mesas|Mostra les taules)/u,
]
/** «Todas las reservas tienen mesa»: the bookings have numbers of tables. */
const furniture = /reserv(?:as|es) (?:tienen|tenen) (?:mesa|taula)/u

/** The registration, mails, and the pages that mails open. */
const ofGuests = globSync('app/i18n/{es,ca}/{party,members,completion,event-pages,events,forms,mails}.ts', {
  cwd: root,
})
/** Furniture; dinners; and what `docs/decisions/071-booking-and-table.md` keeps as specified. */
const exceptions = [
  /(?:silla|sillas|sitio|estás) en la mesa|(?:cadira|cadires|lloc|ets|tenir-te) a (?:la )?taula/gu,
  /table: '(?:Mesa|Taula)'|(?:Mesa|Taula) \$\{label\}|(?:por mesa|per taula)\. M|La (?:mesa|taula) del Cercle/gu,
  /compartir (?:mesa|taula)|(?:mesas que hemos compartido|taules que hem compartit)/gu,
  /(?:[Ll]a mayoría de las mesas|[Ll]a majoria de les taules|Cada (?:mesa|taula) t|[Oo]tras mesas con|Altres taules amb)/gu,
  /(?:Las próximas mesas|Les pròximes taules)'/gu,
  /'(?:Reservar mesa|Reserva taula)'/gu,
  /(?:primera mesa que quepa|primera taula que hi càpiga)|1 (?:mesa|taula)'|\$\{count\} (?:mesas|taules)`/gu,
]

test('guests read «mesa» and «taula» of furniture and of dinners alone', () => {
  expect(ofGuests).toHaveLength(14)
  const wrong = linesOf(ofGuests).filter((line) =>
    /\b(?:mesas?|taul(?:a|es))\b/iu.test(exceptions.reduce((rest, phrase) => rest.replace(phrase, ''), line)),
  )
  expect(wrong).toEqual([])
})

test('«mesa» and «taula» are furniture: no text of the panel, the door, the kitchen or a mail says so of a booking', () => {
  expect(files.length).toBeGreaterThan(40)
  const wrong = linesOf(files).filter((line) => !furniture.test(line) && forBookings.some((words) => words.test(line)))
  expect(wrong).toEqual([])
})

const linesOf = (paths: readonly string[]) =>
  paths.flatMap((file) =>
    readFileSync(join(root, file), 'utf8')
      .split('\n')
      .map((line) => `${file}: ${line.trim()}`),
  )

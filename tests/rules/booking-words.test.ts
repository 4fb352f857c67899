import { globSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'

const root = resolve(import.meta.dirname, '../..')

/** Of the panel, the door and the kitchen's sheet; and of mails. */
const files = [
  ...globSync('app/**/*texts.{es,ca}.ts', { cwd: root }),
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

test('«mesa» and «taula» are furniture: no text of the panel, the door, the kitchen or a mail says so of a booking', () => {
  expect(files.length).toBeGreaterThan(40)
  const wrong = files.flatMap((file) =>
    readFileSync(join(root, file), 'utf8')
      .split('\n')
      .filter((line) => !furniture.test(line) && forBookings.some((words) => words.test(line)))
      .map((line) => `${file}: ${line.trim()}`),
  )
  expect(wrong).toEqual([])
})

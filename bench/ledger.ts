// The ledger of seats: bookings, waiting lists and offers of several processes, while processes and PostgreSQL are
// killed. Then its controls, each of which must fail, and the migration that made parties of registrations. PARTS names
// some of them, SEED repeats a run.
import { testKey } from '../tests/harness/test-key.ts'
import { random } from './random.ts'
import { record, seedOfRun, type Figure } from './record.ts'

// Before the product is imported, which reads its settings then.
process.env.ENCRYPTION_KEY = testKey
const { controlFigures } = await import('./ledger/controls.ts')
const { drillFigures, rushFigures } = await import('./ledger/figures.ts')
const { migrationFigures } = await import('./ledger/migration.ts')

const parts: Record<string, (draw: () => number) => Promise<Figure[]>> = {
  drill: drillFigures,
  controls: controlFigures,
  rush: rushFigures,
  migration: migrationFigures,
}

const seed = seedOfRun()
for (const name of process.env.PARTS?.split(',') ?? Object.keys(parts)) {
  const figures = await parts[name]?.(random(seed))
  if (figures) record(`ledger-${name}`, figures, seed)
}

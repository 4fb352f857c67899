// The treasury with 100,000 accounts: the fees of a year, a remittance of 10,000 debits, its settlement, 5,000 returns
// by file.
import { join } from 'node:path'
import { runnerImport } from 'vite'

// The acts of the panel import components, which Node does not read.
await runnerImport(join(import.meta.dirname, 'treasury/year.ts'), { configFile: false })

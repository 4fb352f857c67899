import { randomUUID } from 'node:crypto'
import { mkdirSync, readFileSync, unlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { config } from '#app/config.server.ts'
import { operatorMailbox } from '#app/platform/club.server.ts'
import { mainLanguage } from '#app/platform/main-language.server.ts'
import { log } from '#app/platform/observability/log.server.ts'
import { sendMessage } from '#app/platform/mail/transport.server.ts'
import { composeAlert } from './alert-messages.server.tsx'
import { postAlert } from './alert-webhook.server.ts'
import type { Alert } from './alert.ts'

/** A restart of PostgreSQL or a failover takes less than two checks. */
const FAILED_CHECKS = 2
const MAX_ATTEMPTS = 120

type Delivery = { attempts: number; send: () => Promise<unknown> }

let failedChecks = 0
let deliveries: Delivery[] = []

/** Without a database it delivers directly; DATA_DIR prevents duplicates. @returns `isWritable` */
export async function watchDatabase(isWritable: boolean): Promise<boolean> {
  failedChecks = isWritable ? 0 : failedChecks + 1
  if (failedChecks === FAILED_CHECKS) announce(markUnavailable())
  if (isWritable) announce(clearMarker())
  await deliver()
  return isWritable
}

const marker = () => join(config.dataDir, 'database-away.json')

/** Null when another process has notified. A full disk does not suppress the alert. */
function markUnavailable(): Alert | null {
  const alert = {
    id: randomUUID(),
    event: 'opened',
    problem: { kind: 'database', detail: {} },
    openedAt: new Date(),
    recoveredAt: null,
  } as const
  try {
    mkdirSync(config.dataDir, { recursive: true })
    writeFileSync(marker(), JSON.stringify({ id: alert.id, openedAt: alert.openedAt }), { flag: 'wx', mode: 0o600 })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return null
    log.error({ err: error }, 'the database alert cannot be noted')
  }
  return alert
}

/** Null when there was no alert, or another process has sent the recovery. */
function clearMarker(): Alert | null {
  try {
    const { id, openedAt } = JSON.parse(readFileSync(marker(), 'utf8')) as { id: string; openedAt: string }
    unlinkSync(marker())
    return {
      id,
      event: 'recovered',
      problem: { kind: 'database', detail: {} },
      openedAt: new Date(openedAt),
      recoveredAt: new Date(),
    }
  } catch {
    return null
  }
}

function announce(alert: Alert | null) {
  if (!alert) return
  log.warn({ incident: alert.id, kind: 'database', event: alert.event }, 'incident')
  const mail = { id: `${alert.id}.${alert.event}`, recipient: operatorMailbox(), sentAgain: 0 }
  deliveries.push(
    { attempts: 0, send: () => sendMessage(composeAlert(alert, mainLanguage()), mail) },
    { attempts: 0, send: () => postAlert(alert) },
  )
}

async function deliver(): Promise<void> {
  const due = deliveries
  deliveries = []
  for (const delivery of due) {
    try {
      await delivery.send()
    } catch (error) {
      log.warn({ err: error }, 'alert not delivered')
      if (++delivery.attempts < MAX_ATTEMPTS) deliveries.push(delivery)
    }
  }
}

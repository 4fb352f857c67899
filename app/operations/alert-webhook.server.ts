import { mainLanguage } from '#app/platform/main-language.server.ts'
import { config } from '#app/config.server.ts'
import type { Job } from '#app/platform/jobs/jobs.server.ts'
import { log } from '#app/platform/observability/log.server.ts'
import { panelUrl } from './alert-messages.server.tsx'
import type { Alert } from './alert.ts'
import { describeProblem } from './incident-labels.ts'
import { findAlert } from './incidents.server.ts'
import { operationTexts } from './panel-texts.ts'

const ANSWER_TIMEOUT_MS = 10_000

/** Delivers at least once; `id` with `event` identifies a duplicate. Retries for about a day. */
export const postAlertJob: Job = {
  concurrency: 1,
  retryLimit: 150,
  retryDelay: 5,
  retryBackoff: true,
  retryDelayMax: 600,
  expireInSeconds: 60,
  run: async ({ id: task }) => {
    const [event, id = ''] = task.split(' ')
    const alert = await findAlert(event === 'recovered' ? 'recovered' : 'opened', id)
    if (alert) await postAlert(alert)
  },
}

/** @throws when the answer is not 2xx within ten seconds; redirects are not followed */
export async function postAlert(alert: Alert): Promise<void> {
  if (!config.alertWebhookUrl) return
  const problem = await post(config.alertWebhookUrl, payloadOf(alert))
  if (problem === null) return
  log.warn({ incident: alert.id, event: alert.event, problem }, 'alert not posted')
  throw new Error(`alert not posted: ${problem}`)
}

/** @returns the failure, without the URL, which may contain a secret */
async function post(url: string, message: object): Promise<string | null> {
  try {
    const answer = await fetch(url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(message),
      redirect: 'manual',
      signal: AbortSignal.timeout(ANSWER_TIMEOUT_MS),
    })
    await answer.body?.cancel()
    return answer.ok ? null : `status ${answer.status}`
  } catch (error) {
    const { name, cause } = error as Error & { cause?: { code?: string } }
    return cause?.code ?? name
  }
}

/** Chat programs expect `text`. */
function payloadOf({ id, event, problem, openedAt, recoveredAt }: Alert): object {
  const language = mainLanguage()
  const { title, text } = describeProblem(problem, language)
  return {
    id,
    event,
    kind: problem.kind,
    text: event === 'opened' ? `${title}: ${text}` : operationTexts[language].mail.recovered(title),
    openedAt: openedAt.toISOString(),
    recoveredAt: recoveredAt?.toISOString() ?? null,
    url: panelUrl,
  }
}

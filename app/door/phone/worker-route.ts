import { doorWorker, WORKER_NAMES } from './offline-shell.ts'

/** The page registers it for its own address only. */
export function loader(): Response {
  return new Response(`(${String(doorWorker)})(${JSON.stringify(WORKER_NAMES)})`, {
    headers: {
      'Content-Type': 'text/javascript; charset=utf-8',
      'Cache-Control': 'no-store',
      'Content-Security-Policy': "default-src 'none'; connect-src 'self'",
      'Service-Worker-Allowed': '/',
    },
  })
}

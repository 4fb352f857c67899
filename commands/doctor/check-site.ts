import { get as getHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import type { TLSSocket } from 'node:tls'
import { config } from '#app/config.server.ts'
import { isEnding } from '#app/operations/check-mail-certificate.server.ts'
import { isThisMachine } from '#app/setting-schemas.ts'
import { fault, ok, warning, type Finding } from './finding.ts'
import { daysUntil } from './spans.ts'

const TIMEOUT_MS = 5_000

/** The process of this machine at PORT. */
export async function checkProcess(): Promise<Finding> {
  const { port, host } = config
  const asked = { '0.0.0.0': '127.0.0.1', '::': '::1' }[host] ?? host
  const answer = await new Promise<{ status: number; body: string } | { code: string }>((done) => {
    const request = getHttp({ host: asked, port, path: '/readyz', timeout: TIMEOUT_MS, agent: false }, (response) => {
      let body = ''
      response.setEncoding('utf8').on('data', (chunk: string) => (body = (body + chunk).slice(0, 100)))
      response.on('end', () => done({ status: response.statusCode ?? 0, body }))
    })
    request.on('timeout', () => request.destroy(Object.assign(new Error(), { code: 'ETIMEDOUT' })))
    request.on('error', ({ code = '' }: NodeJS.ErrnoException) => done({ code }))
  })
  if ('code' in answer && answer.code === 'ECONNREFUSED')
    return warning(
      `Nothing listens on ${asked}:${port}: the site is not running.`,
      'Start it: systemctl start el-cercle.',
    )
  if ('status' in answer && answer.status === 200 && answer.body === 'ready')
    return ok(`The process on ${asked}:${port} is ready.`)
  if ('status' in answer && answer.status === 503)
    return fault(
      `The process on ${asked}:${port} is not ready (503): it is stopping, in maintenance, or without its database.`,
      'See «database» above, and the log.',
    )
  return fault(
    `What listens on ${asked}:${port} is not el Cercle (${'status' in answer ? answer.status : answer.code}).`,
    'Stop it, or set PORT to another number.',
  )
}

/** @param isPublic requests the address where its name leads, which may be another machine */
export async function checkSite(isPublic: boolean): Promise<Finding[]> {
  const url = new URL('/', config.baseUrl)
  if (url.protocol === 'http:')
    return [
      isThisMachine(url.host)
        ? ok(`BASE_URL ${config.baseUrl} is for this machine alone.`)
        : warning(
            `BASE_URL ${config.baseUrl} is without TLS: cookies and forms can be read on their way.`,
            'Set it to https://…',
          ),
    ]
  const answer = await requestSite(url, isPublic ? url.hostname : '127.0.0.1')
  if ('status' in answer) return describeSite(answer)
  if (!isPublic)
    return [
      ok(`${config.baseUrl} is not served on this machine (${answer.code}); --site requests it where its name leads.`),
    ]
  return [fault(`${config.baseUrl} does not answer (${answer.code}).`, 'Check the proxy, the name and the firewall.')]
}

type SiteAnswer = { status: number; expires: Date; refusal: string | null }

function requestSite(url: URL, host: string): Promise<SiteAnswer | { code: string }> {
  return new Promise((done) => {
    const request = requestHttps({
      host,
      port: url.port || 443,
      servername: url.hostname,
      path: '/',
      headers: { Host: url.host },
      // Judged below: an expired certificate is a finding.
      rejectUnauthorized: false,
      timeout: TIMEOUT_MS,
      agent: false,
    })
    request.on('response', (response) => {
      const socket = response.socket as TLSSocket
      const { valid_to } = socket.getPeerCertificate()
      const refusal = socket.authorized ? null : String(socket.authorizationError)
      response.resume()
      done({ status: response.statusCode ?? 0, expires: new Date(valid_to), refusal })
    })
    request.on('timeout', () => request.destroy(Object.assign(new Error(), { code: 'ETIMEDOUT' })))
    request.on('error', ({ code = '' }: NodeJS.ErrnoException) => done({ code }))
    request.end()
  })
}

function describeSite({ status, expires, refusal }: SiteAnswer): Finding[] {
  const valid = `The certificate of ${config.baseUrl} is valid for ${daysUntil(expires)} days.`
  const renew = 'Renew it: certbot renew, then systemctl reload nginx.'
  return [
    status < 400
      ? ok(`${config.baseUrl} answers ${status}.`)
      : fault(`${config.baseUrl} answers ${status}.`, 'See «process» above, and the log of the proxy.'),
    refusal
      ? fault(`Browsers refuse the certificate of ${config.baseUrl} (${refusal}).`, renew)
      : isEnding(expires)
        ? warning(valid, renew)
        : ok(valid),
  ]
}

export async function checkProxies(): Promise<Finding> {
  const { trustedProxies, baseUrl } = config
  if (trustedProxies.some((range) => range.endsWith('/0')))
    return fault(
      'TRUSTED_PROXIES trusts every address: visitors can claim any.',
      'Name the address of the proxy alone.',
    )
  if (trustedProxies.length > 0) return ok(`TRUSTED_PROXIES is ${trustedProxies.join(', ')}.`)
  if (baseUrl.startsWith('http:')) return ok('No proxy is trusted, and BASE_URL needs none.')
  return warning(
    'BASE_URL is https, so a proxy stands before this process, and TRUSTED_PROXIES is empty: all visitors share one rate limit.',
    'Set TRUSTED_PROXIES to the address of the proxy, such as 127.0.0.1.',
  )
}

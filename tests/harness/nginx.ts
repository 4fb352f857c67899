import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { Agent, request } from 'node:https'
import { networkInterfaces, tmpdir } from 'node:os'
import { join } from 'node:path'
import { until } from './mailbox.ts'
import { freePort } from './server.ts'
import { root } from './test-postgres.ts'

export const missingPrograms = ['nginx', 'openssl'].filter((program) => spawnSync('which', [program]).status !== 0)

export const hasIpv6 = Object.values(networkInterfaces()).some((of) => of?.some(({ address }) => address === '::1'))

export type NginxAnswer = { status: number; headers: Record<string, unknown>; text: string }
export type NginxRequest = {
  headers?: Record<string, string>
  method?: string
  body?: string
  /** The client address, in 127.0.0.0/8. */
  from?: string
  agent?: Agent
}

export type Nginx = {
  /** Known before the processes start: it is their BASE_URL. */
  url: string
  /** Of the server that redirects to TLS. */
  plainUrl: string
  /** Served as `/.well-known/acme-challenge/NAME`. */
  writeChallenge(name: string, content: string): void
  start(): Promise<void>
  ask(path: string, request?: NginxRequest): Promise<NginxAnswer>
  stop(): void
}

/** Runs `docs/deploy/nginx.conf`, with ports and folders of this machine, in front of processes on these ports. */
export async function makeNginx(upstreamPorts: readonly [number, number]): Promise<Nginx> {
  const [plain, secure] = [await freePort(), await freePort()]
  const folder = mkdtempSync(join(tmpdir(), 'el-cercle-nginx-'))
  const url = `https://localhost:${secure}`
  makeCertificate(folder)
  writeConfiguration(folder, { plain, secure, upstreamPorts })
  const ca = readFileSync(join(folder, 'fullchain.pem'))
  const ask: Nginx['ask'] = (path, { headers = {}, method = 'GET', body, from = '127.0.0.1', agent } = {}) =>
    new Promise((done, failed) => {
      const to = {
        host: '127.0.0.1',
        servername: 'localhost',
        port: secure,
        localAddress: from,
        ca,
        agent: agent ?? false,
      }
      const asked = request(
        { ...to, path, method, headers: { Host: `localhost:${secure}`, ...headers } },
        (response) => {
          let text = ''
          response.on('data', (chunk: Buffer) => (text += chunk.toString())).on('error', failed)
          response.on('end', () => done({ status: response.statusCode ?? 0, headers: response.headers, text }))
        },
      )
      asked.on('error', failed)
      asked.end(body)
    })
  let stop = () => {}
  return {
    url,
    plainUrl: `http://localhost:${plain}`,
    writeChallenge(name, content) {
      const challenges = join(folder, '.well-known/acme-challenge')
      mkdirSync(challenges, { recursive: true })
      writeFileSync(join(challenges, name), content)
    },
    ask,
    async start() {
      const user = process.getuid?.() === 0 ? ['-g', 'user root;'] : []
      const configuration = ['-c', join(folder, 'nginx.conf'), '-e', join(folder, 'error.log')]
      const nginx = spawn('nginx', [...configuration, ...user], { stdio: 'inherit' })
      stop = () => void nginx.kill('SIGQUIT')
      await until(() =>
        ask('/robots.txt').then(
          ({ status }) => status === 200,
          () => false,
        ),
      )
    },
    stop: () => stop(),
  }
}

/** For `localhost`, as Let's Encrypt names its files. */
export function makeCertificate(folder: string) {
  const files = ['-keyout', join(folder, 'privkey.pem'), '-out', join(folder, 'fullchain.pem')]
  const key = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes']
  const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost']
  execFileSync('openssl', ['req', '-x509', ...key, ...files, '-days', '2', ...subject], { stdio: 'ignore' })
}

type Ports = { plain: number; secure: number; upstreamPorts: readonly [number, number] }

function writeConfiguration(folder: string, { plain, secure, upstreamPorts }: Ports) {
  const site = readFileSync(join(root, 'docs/deploy/nginx.conf'), 'utf8')
    .replaceAll('127.0.0.1:3001', `127.0.0.1:${upstreamPorts[0]}`)
    .replaceAll('127.0.0.1:3002', `127.0.0.1:${upstreamPorts[1]}`)
    .replaceAll('listen 80;', `listen ${plain};`)
    .replaceAll('listen [::]:80;', hasIpv6 ? `listen [::1]:${plain};` : '')
    .replaceAll('listen 443 ssl http2;', `listen ${secure} ssl http2;`)
    .replaceAll('listen [::]:443 ssl http2;', hasIpv6 ? `listen [::1]:${secure} ssl http2;` : '')
    .replaceAll('/var/www/html', folder)
    .replaceAll('server_name elcercle.example;', 'server_name localhost;')
    .replaceAll('/etc/ssl/elcercle/', `${folder}/`)
    .replaceAll('/var/lib/nginx/el-cercle', join(folder, 'cache'))
    .replaceAll('/var/log/nginx/error.log', join(folder, 'site-error.log'))
  writeFileSync(join(folder, 'site.conf'), site)
  for (const name of ['body', 'proxy']) mkdirSync(join(folder, name))
  const paths = `client_body_temp_path ${folder}/body; proxy_temp_path ${folder}/proxy;`
  const http = `http { access_log off; ${paths} include ${folder}/site.conf; }`
  const main = `daemon off; worker_processes 1; pid ${folder}/pid; error_log ${folder}/error.log;`
  writeFileSync(join(folder, 'nginx.conf'), `${main} events {} ${http}`)
}

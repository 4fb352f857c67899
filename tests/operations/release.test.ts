import { execFileSync, spawn } from 'node:child_process'
import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { validate } from 'dockerfile-utils'
import { extract } from 'tar'
import { beforeAll, describe, expect, test } from 'vitest'
import { testDatabase } from '../harness/database.ts'
import { freePort } from '../harness/server.ts'
import { testKey } from '../harness/test-key.ts'
import { root } from '../harness/test-postgres.ts'

const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string }

describe('A release', () => {
  const database = testDatabase('empty')
  const folder = mkdtempSync(join(tmpdir(), 'el-cercle-release-'))
  const unpacked = join(folder, `el-cercle-${version}`)

  beforeAll(async () => {
    chmodSync(folder, 0o755)
    makeRelease(folder)
    await extract({ file: join(folder, `el-cercle-${version}.tar.gz`), cwd: folder })
  })

  test('starts without npm and without a build, and prints its version', async () => {
    linkProductionPackages(join(unpacked, 'node_modules'))
    const { printed, status } = await startOnce({ DATABASE_URL: database.url, ENCRYPTION_KEY: testKey }, folder)
    expect(printed).toMatch(new RegExp(`^el Cercle is open: \\S+ \\(${version}, [0-9a-f]{12}\\)$`, 'm'))
    expect(status).toBe(200)
  })

  test('holds no development files', () => {
    const held = readdirSync(unpacked, { recursive: true, encoding: 'utf8' }).filter(
      (path) => !path.startsWith('node_modules'),
    )
    expect(held).toEqual(expect.arrayContaining(['server/start.mjs', 'commands/doctor.ts', 'commands/el-cercle']))
    expect(statSync(join(unpacked, 'commands/el-cercle')).mode & 0o111).toBe(0o111)
    expect(held.filter((path) => /\.test\.|^tests|^bench|^server\/dev|^commands\/seed/.test(path))).toEqual([])
  })

  test('locks its packages without the versions of Node that an older npm would skip them for', () => {
    const lockfile = (folder: string) => readFileSync(join(folder, 'package-lock.json'), 'utf8')
    expect(lockfile(root)).toContain('"engines"')
    expect(lockfile(unpacked)).not.toContain('"engines"')
    const { packages } = JSON.parse(lockfile(unpacked)) as { packages: object }
    expect(Object.keys(packages)).toEqual(Object.keys((JSON.parse(lockfile(root)) as { packages: object }).packages))
  })

  test('is reproducible, and its bill of materials lists the packages that run', () => {
    const again = mkdtempSync(join(tmpdir(), 'el-cercle-release-'))
    makeRelease(again)
    const checksum = (where: string) => readFileSync(join(where, `el-cercle-${version}.tar.gz.sha256`), 'utf8')
    expect(checksum(again)).toBe(checksum(folder))
    const { bomFormat, components } = JSON.parse(
      readFileSync(join(folder, `el-cercle-${version}.cdx.json`), 'utf8'),
    ) as Bom
    expect(bomFormat).toBe('CycloneDX')
    expect(components.map(({ name }) => name)).toEqual(expect.arrayContaining(['postgres', 'react-router', 'sharp']))
    expect(components.map(({ name }) => name)).not.toContain('oxlint')
  })

  /** Starts it with a failing `npm`, reads a page and stops it. */
  async function startOnce(env: Record<string, string>, dataDir: string) {
    const programs = join(folder, 'programs')
    mkdirSync(programs)
    writeFileSync(join(programs, 'npm'), '#!/bin/sh\necho "npm was called"; exit 1\n', { mode: 0o755 })
    const port = String(await freePort())
    const child = spawn(process.execPath, ['server/start.mjs'], {
      cwd: unpacked,
      env: { ...env, PATH: programs, PORT: port, DATA_DIR: join(dataDir, 'var'), DEMO_CONTENT: '0' },
    })
    let printed = ''
    const opened = new Promise<void>((open, failed) => {
      const read = (chunk: Buffer) => {
        printed += String(chunk)
        if (printed.includes('el Cercle is open')) open()
      }
      child.stdout.on('data', read)
      child.stderr.on('data', read)
      child.once('exit', () => failed(new Error(printed)))
    })
    await opened
    const { status } = await fetch(`http://localhost:${port}/contacto`)
    const ended = new Promise((done) => child.once('exit', done))
    child.kill('SIGTERM')
    await ended
    return { printed, status }
  }
})

test('The Containerfile passes the linter', () => {
  expect(validate(readFileSync(join(root, 'Containerfile'), 'utf8'))).toEqual([])
  expect(validate('FROM debian\nRUNN true\n')).not.toEqual([])
})

type Lockfile = { packages: Record<string, { dev?: true; devOptional?: true }> }
type Bom = { bomFormat: string; components: { name: string }[] }

/** With the record that npm 9 writes, which omits more than that of newer versions. */
function linkProductionPackages(to: string) {
  const from = join(root, 'node_modules')
  mkdirSync(to)
  for (const name of readdirSync(from)) {
    if (name !== '.package-lock.json') symlinkSync(join(from, name), join(to, name))
  }
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as Lockfile
  const installed = Object.entries(packages).filter(([, { dev, devOptional }]) => !dev && !devOptional)
  writeFileSync(join(to, '.package-lock.json'), JSON.stringify({ packages: Object.fromEntries(installed) }))
}

function makeRelease(folder: string) {
  execFileSync(process.execPath, [join(root, 'commands/release.ts'), folder], { cwd: root, stdio: 'ignore' })
}

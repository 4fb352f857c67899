import { describe, expect, test } from 'vitest'
import { parseDatabaseAddress } from './address.ts'

describe('database addresses are parsed like libpq does', () => {
  test.each([
    [
      'postgres://u:p%40@h1:5433,h2/db?target_session_attrs=read-write&sslmode=require',
      [
        { host: 'h1', port: 5433 },
        { host: 'h2', port: 5432 },
      ],
      'postgres://u:p%40@h1:5433/db?sslmode=require',
    ],
    [
      'postgresql://u@[::1]:6000,[::2]/db',
      [
        { host: '::1', port: 6000 },
        { host: '::2', port: 5432 },
      ],
      'postgresql://u@[::1]:6000/db',
    ],
    [
      'postgres:///db?host=/run/postgresql',
      [{ host: 'localhost', port: 5432, folder: '/run/postgresql' }],
      'postgres:///db',
    ],
    [
      'postgres://u@localhost:6432/db?host=%2Fa,%2Fb',
      [
        { host: 'localhost', port: 6432, folder: '/a' },
        { host: 'localhost', port: 6432, folder: '/b' },
      ],
      'postgres://u@localhost:6432/db',
    ],
    [
      'postgres:///db?host=h1,h2&port=1,2',
      [
        { host: 'h1', port: 1 },
        { host: 'h2', port: 2 },
      ],
      'postgres:///db',
    ],
  ])('%s', (address, servers, url) => {
    expect(parseDatabaseAddress(address)).toEqual({ servers, url })
  })

  test.each(['mysql://h/db', 'postgres://h1:99999,h2/db', 'postgres://h1,h2:x/db', 'h1,h2'])(
    '%s is invalid',
    (address) => {
      expect(() => parseDatabaseAddress(address)).toThrow(TypeError)
    },
  )
})

import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { createFairQueue, QueueFull, WaitedTooLong, type QueueLimits } from './fair-queue.ts'

const limits: QueueLimits = {
  running: 3,
  runningEach: 2,
  waiting: 6,
  waitingEach: 4,
  waitMs: 10_000,
  waitForOthersMs: 10_000,
  waitSpreadMs: 0,
}

function queueOfTasks(changed: Partial<QueueLimits> = {}) {
  const queue = createFairQueue({ ...limits, ...changed })
  const started: string[] = []
  const ends = new Map<string, () => void>()
  return {
    started,
    ask: (client: string | null, name: string) => {
      const asked = queue.run(client, () => {
        started.push(name)
        return new Promise<string>((done) => ends.set(name, () => done(name)))
      })
      // Its time may be over after the test.
      asked.catch(() => undefined)
      return asked
    },
    end: async (name: string) => {
      ends.get(name)?.()
      // The next task starts in the first turn of the event loop.
      for (let turn = 0; turn < 2; turn++) await new Promise(setImmediate)
    },
  }
}

describe('the fair queue', () => {
  test('runs no more than its share of one client, and no more than its bound of all', async () => {
    const { ask, started, end } = queueOfTasks()
    for (const name of ['a1', 'a2', 'a3']) void ask('a', name)
    for (const name of ['b1', 'b2']) void ask('b', name)
    expect(started).toEqual(['a1', 'a2', 'b1'])
    await end('b1')
    expect(started).toEqual(['a1', 'a2', 'b1', 'b2'])
  })

  test('gives clients turns, independent of how many tasks each one has waiting', async () => {
    const { ask, started, end } = queueOfTasks({ running: 1, runningEach: 1 })
    for (const name of ['a1', 'a2', 'a3', 'a4']) void ask('a', name)
    for (const name of ['b1', 'b2']) void ask('b', name)
    void ask('c', 'c1')
    for (const name of ['a1', 'a2', 'b1', 'c1', 'a3', 'b2']) await end(name)
    expect(started).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'b2', 'a4'])
  })

  test('runs tasks for all clients first, and never refuses them', async () => {
    const { ask, started, end } = queueOfTasks({ running: 1, waiting: 2 })
    for (const name of ['a1', 'a2']) void ask('a', name)
    void ask('b', 'b1')
    for (const name of ['page', 'another']) void ask(null, name)
    await end('a1')
    await end('page')
    expect(started).toEqual(['a1', 'page', 'another'])
  })

  test('refuses tasks beyond the queue limit of one client, or of all', async () => {
    const { ask } = queueOfTasks({ running: 1 })
    for (const name of ['a1', 'a2', 'a3', 'a4', 'a5']) void ask('a', name)
    await expect(ask('a', 'a6')).rejects.toThrow(QueueFull)
    for (const name of ['b1', 'b2']) void ask('b', name)
    await expect(ask('c', 'c1')).rejects.toThrow(QueueFull)
  })

  test('does not start a task that has waited too long', async () => {
    const { ask, started, end } = queueOfTasks({ running: 1, waitMs: -1 })
    const running = ask(null, 'page')
    const late = expect(ask('a', 'a1')).rejects.toThrow(QueueFull)
    await end('page')
    await late
    expect(await running).toBe('page')
    expect(started).toEqual(['page'])
  })

  test('refuses a task that waits too long for other clients, and gives its turn to the next', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    onTestFinished(() => void vi.useRealTimers())
    const { ask, started, end } = queueOfTasks({ running: 1, waitForOthersMs: 2_000 })
    void ask('a', 'a1')
    const late = expect(ask('b', 'b1')).rejects.toThrow(WaitedTooLong)
    vi.advanceTimersByTime(1_500)
    void ask('c', 'c1')
    vi.advanceTimersByTime(500)
    await late
    await end('a1')
    expect(started).toEqual(['a1', 'c1'])
  })

  test('does not refuse at once those who have come at once', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    onTestFinished(() => void vi.useRealTimers())
    vi.spyOn(Math, 'random').mockReturnValueOnce(0.1).mockReturnValueOnce(0.9)
    const { ask } = queueOfTasks({ running: 1, waitForOthersMs: 1_000, waitSpreadMs: 1_000 })
    void ask('a', 'a1')
    const refused: string[] = []
    for (const client of ['b', 'c']) void ask(client, client).catch(() => refused.push(client))
    await vi.advanceTimersByTimeAsync(1_500)
    expect(refused).toEqual(['b'])
    await vi.advanceTimersByTimeAsync(500)
    expect(refused).toEqual(['b', 'c'])
  })

  test('lets a client wait longer for its own tasks', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    onTestFinished(() => void vi.useRealTimers())
    const { ask, started, end } = queueOfTasks({ waitForOthersMs: 2_000 })
    for (const name of ['a1', 'a2', 'a3']) void ask('a', name)
    vi.advanceTimersByTime(5_000)
    await end('a1')
    expect(started).toEqual(['a1', 'a2', 'a3'])
  })

  test('is full while the next task would wait', async () => {
    const queue = createFairQueue({ ...limits, running: 1 })
    const ended = Promise.withResolvers<void>()
    expect(queue.isFull()).toBe(false)
    const task = queue.run('a', () => ended.promise)
    expect(queue.isFull()).toBe(true)
    ended.resolve()
    await task
    expect(queue.isFull()).toBe(false)
  })

  test('starts a task that has waited after what has arrived meanwhile', async () => {
    const { ask, started, end } = queueOfTasks({ running: 1 })
    void ask('a', 'a1')
    void ask('b', 'b1')
    const arrived = new Promise<void>((done) => void setImmediate(() => done(void started.push('a connection'))))
    await end('a1')
    await arrived
    expect(started).toEqual(['a1', 'a connection', 'b1'])
  })

  test('continues after a task that fails', async () => {
    const queue = createFairQueue({ ...limits, running: 1 })
    const failing = queue.run('a', () => Promise.reject(new Error('no')))
    const next = queue.run('b', async () => 'done')
    await expect(failing).rejects.toThrow('no')
    expect(await next).toBe('done')
  })
})

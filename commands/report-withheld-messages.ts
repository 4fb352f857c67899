import { print } from './command.ts'

export function reportWithheldMessages(number: number): void {
  if (number > 0)
    print(`${number} messages to guests that were due since the copy are stopped: the panel can send each one.`)
}

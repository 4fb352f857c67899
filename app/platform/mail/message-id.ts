import { config } from '#app/config.server.ts'

/** A mail that is sent once more is another message. */
export function messageIdOf({ id, sentAgain }: { id: string; sentAgain: number }): string {
  return `<${id}${sentAgain > 0 ? `.${sentAgain}` : ''}@${hostname()}>`
}

const MESSAGE_ID = /^<([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})(?:\.\d{1,9})?@([^@>]+)>$/

/** The id of the mail that was sent as this message; null if the product has not sent it. */
export function mailIdOf(messageId: string): string | null {
  const [, id, host] = MESSAGE_ID.exec(messageId.toLowerCase()) ?? []
  return id && host === hostname() ? id : null
}

function hostname(): string {
  return new URL(config.baseUrl).hostname
}

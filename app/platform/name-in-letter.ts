/** What a visitor typed goes into mails short and without addresses: nobody sends advertising in the club's name (security study, C1). */
export function nameInLetter(name: string): string {
  return name.replace(/\S*(:\/\/|www\.)\S*/gi, '').slice(0, 80).trim()
}

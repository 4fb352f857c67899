import { expect, test } from 'vitest'
import { plainText } from './render-message.server.tsx'

test('The plain text has a line for each row of a table, with its cells apart', () => {
  const rows = '<tr><td>1</td><td><b>Núria</b> · tu</td></tr><tr><td>2</td><td>Marta</td></tr>'
  const nested = '<tr><td><table role="presentation"><tr><td><p>Fins dijous</p></td></tr></table></td></tr>'
  const html = `<h2>Qui ve</h2><table role="presentation">${rows}</table><table role="presentation">${nested}</table>`
  // Nothing of one message stays for the next.
  for (let message = 0; message < 2; message++)
    expect(plainText(html, 'wrapped')).toBe('Qui ve\n\n1 Núria · tu\n2 Marta\n\nFins dijous')
})

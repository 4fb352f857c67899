import { ownPicture } from './own-picture.ts'

/**
 * What somebody brings along from a word processor or another site, before the editor reads it: the meaning stays, the
 * looks go. The editor drops styles and what it does not know by itself; here is what it could not guess: titles of
 * other ranks, Word's lists, which are paragraphs with a bullet typed before them, and pictures that stand somewhere
 * else.
 */
export function cleanPasted(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  for (const useless of body.querySelectorAll('style, script, title, meta, link, xml')) useless.remove()
  for (const picture of body.querySelectorAll('img')) if (!ownPicture(picture.getAttribute('src'))) picture.remove()
  for (const title of body.querySelectorAll('h1')) rename(title, 'h2')
  for (const title of body.querySelectorAll('h4, h5, h6')) rename(title, 'h3')
  for (const paragraph of body.querySelectorAll(listParagraph)) if (paragraph.isConnected) gather(paragraph)
  return body.innerHTML
}

const listParagraph = 'p[class*="MsoListParagraph"]'

/** Makes one list of a paragraph of Word's and of those that follow it, numbered if the first is. */
function gather(first: Element) {
  const page = first.ownerDocument
  const list = page.createElement(/^[\da-z]+[.)]/i.test(bulletOf(first)?.textContent?.trim() ?? '') ? 'ol' : 'ul')
  first.before(list)
  for (let paragraph: Element | null = first; paragraph?.matches(listParagraph); paragraph = list.nextElementSibling) {
    bulletOf(paragraph)?.remove()
    const item = page.createElement('li')
    item.append(...paragraph.childNodes)
    list.append(item)
    paragraph.remove()
  }
}

/** Word's bullet or number, which it writes as text and marks so. */
function bulletOf(paragraph: Element): Element | null {
  return paragraph.querySelector('[style*="mso-list:Ignore" i], [style*="mso-list: Ignore" i]')
}

function rename(element: Element, name: string) {
  const renamed = element.ownerDocument.createElement(name)
  renamed.append(...element.childNodes)
  element.replaceWith(renamed)
}

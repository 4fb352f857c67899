import { ownPicture } from '#app/articles/own-picture.ts'

/** Maps what the editor cannot: heading levels, the bullet paragraphs of Word, and foreign pictures. */
export function cleanPasted(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  for (const useless of body.querySelectorAll('style, script, title, meta, link, xml')) useless.remove()
  for (const picture of body.querySelectorAll('img')) if (!ownPicture(picture.getAttribute('src'))) picture.remove()
  for (const title of body.querySelectorAll('h1')) rename(title, 'h2')
  for (const title of body.querySelectorAll('h4, h5, h6')) rename(title, 'h3')
  for (const paragraph of body.querySelectorAll(listParagraph)) if (paragraph.isConnected) convertToList(paragraph)
  return body.innerHTML
}

const listParagraph = 'p[class*="MsoListParagraph"]'

function convertToList(first: Element) {
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

/** Word writes the bullet as text and marks it with `mso-list:Ignore`. */
function bulletOf(paragraph: Element): Element | null {
  return paragraph.querySelector('[style*="mso-list:Ignore" i], [style*="mso-list: Ignore" i]')
}

function rename(element: Element, name: string) {
  const renamed = element.ownerDocument.createElement(name)
  renamed.append(...element.childNodes)
  element.replaceWith(renamed)
}

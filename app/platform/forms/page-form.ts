/** What a form asks for that script sends and whose answer is a page: its HTML, or a redirect as JSON. */
export const PAGE_FORM = 'text/html, application/json'

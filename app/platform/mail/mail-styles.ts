/** Mail programs ignore stylesheets and our fonts: colours of `ui/tokens.css` as inline styles. */
export const mailColors = {
  white: '#FFFFFF',
  ampolla: '#0F2D25',
  gamba: '#C5371D',
  wall: '#F4F5F0',
  line: '#E2E6DE',
  text: '#1D2523',
  muted: '#566059',
}

export const mailFonts = {
  sans: "'Hanken Grotesk','Segoe UI',Helvetica,Arial,sans-serif",
  display: "Imbue,'Bodoni 72',Didot,Georgia,serif",
}

/** Outlook lays out with Word, which knows no `max-width`, no padding of links and no font but the first of a list. */
export const outlookStyles = [
  '<!--[if mso]><style>',
  '.column{width:576px}',
  ".column td,.column th{font-family:'Segoe UI',sans-serif}",
  '.column h1,.column h2{font-family:Georgia,serif!important}',
  '.bt td{padding:13px 28px}',
  '.bt .bc{padding:0 12px 0 0}',
  '</style><![endif]-->',
].join('')

/** Instead of those, in mail programs that follow a dark scheme: as in `ui/panel/schemes.css`. */
export const darkMailColors = {
  white: '#15241F',
  ampolla: '#F3F7F4',
  wall: '#0C1613',
  line: '#2B3A34',
  text: '#E3EAE6',
  muted: '#A6B5AD',
}

/**
 * Finds what it recolours by its inline style. The row of the logo stays white. A stylesheet of its own: Gmail drops a
 * whole one that has a selector unknown to it.
 */
export function darkMailStyles(): string {
  const both = (name: keyof typeof darkMailColors) => [mailColors[name], darkMailColors[name]] as const
  const ink = ([from, to]: readonly [string, string]) =>
    `[style^="color:${from}"],[style*=";color:${from}"]{color:${to}!important}`
  const ground = ([from, to]: readonly [string, string]) =>
    `[style*="background-color:${from}"]:not(.brand){background-color:${to}!important}`
  const line = ([from, to]: readonly [string, string]) => `[style*="solid ${from}"]{border-color:${to}!important}`
  const rules = [
    ...(['ampolla', 'text', 'muted'] as const).map(both).map(ink),
    ...(['white', 'wall'] as const).map(both).map(ground),
    ...(['ampolla', 'line'] as const).map(both).map(line),
    `.brand span,.brand img{color:${mailColors.ampolla}!important}`,
  ]
  return `:root{color-scheme:light dark}@media (prefers-color-scheme:dark){${rules.join('')}}`
}

/** The only rules that need a width; where they are ignored, the wide layout stays readable. */
export const mailStyles = [
  '@media (max-width:480px){',
  '.out{padding:0!important}',
  '.pad{padding-left:20px!important;padding-right:20px!important}',
  '.h1{font-size:38px!important}',
  '.bt{width:100%!important}',
  '.bt a{display:block!important;padding-left:12px!important;padding-right:12px!important}',
  '.bc{display:block!important;padding:0!important}',
  '.bc .bt{margin-bottom:12px!important}',
  '.fn,.fv{display:block!important;width:auto!important}',
  '.fn{border-bottom:0!important;padding:10px 0 0!important;font-size:15px!important}',
  '.fv{padding:0 0 10px!important}',
  '}',
].join('')

/** Mail programs lay out nothing but tables. */
export const layoutTable = { role: 'presentation', cellPadding: 0, cellSpacing: 0, border: 0 } as const

/** Mail programs ignore stylesheets and our fonts: colours of `ui/tokens.css` as inline styles. */
export const mailColors = {
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

/** The only rules that need a width; where they are ignored, the wide layout stays readable. */
export const mailStyles = [
  ':root{color-scheme:light}',
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

/** A layout without content: its id declares what its children need (`routes.ts`), and `panelMiddleware` reads it. */
export {}

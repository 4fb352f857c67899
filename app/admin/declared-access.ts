/** Of a layout without content. Its id declares what its children need (`routes.ts`), and `panelMiddleware` reads it. */
export const middleware: [] = []

/** Of a layout without content. Its id declares what its children need, and `panelMiddleware` reads it. */
export const middleware: [] = []

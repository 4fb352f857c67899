/** Sanitised HTML. Only `cleanArticle` creates it, because pages insert it unchanged. */
export type ArticleHtml = string & { readonly cleaned: true }

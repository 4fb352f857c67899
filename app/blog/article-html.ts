/** HTML that `cleanArticle` has let through. Nothing else may make one: the page puts it into the document as it is. */
export type ArticleHtml = string & { readonly cleaned: true }

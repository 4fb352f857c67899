/** The policy of every answer that is no page: it runs nothing, loads nothing, and no page may frame it. */
export const INERT_POLICY = "default-src 'none'; base-uri 'none'; frame-ancestors 'none'"

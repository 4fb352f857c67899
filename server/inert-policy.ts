export const INERT_POLICY = "default-src 'none'; base-uri 'none'; frame-ancestors 'none'"

/**
 * The name of a cookie of the product, for server and browser. Behind TLS it begins with `__Host-`: browsers then
 * accept it only with `Secure`, `Path=/` and no `Domain`, so that no other host of the domain can set it.
 */
export function cookieName(name: string, isSecure: boolean): string {
  return isSecure ? `__Host-${name}` : name
}

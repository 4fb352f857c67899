/** `__Host-` requires `Secure`, `Path=/` and no `Domain`: no other host of the domain can set the cookie. */
export function cookieName(name: string, isSecure: boolean): string {
  return isSecure ? `__Host-${name}` : name
}

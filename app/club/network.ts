import ipaddr from 'ipaddr.js'

/** The widest that a club names: whoever is in it books without a confirmation. */
const WIDEST_BITS = { ipv4: 20, ipv6: 40 }

/** Whether it is an address, or a range (CIDR) that is not too wide: `203.0.113.7`, `2001:db8:12::/48`. */
export function isNetwork(typed: string): boolean {
  const [base = '', ...range] = typed.split('/')
  if (!ipaddr.IPv4.isValidFourPartDecimal(base) && !/^[\da-f]*:[\da-f:]*$/i.test(base)) return false
  if (range.length === 0) return ipaddr.isValid(base)
  if (!ipaddr.isValidCIDR(typed)) return false
  const [address, bits] = ipaddr.parseCIDR(typed)
  return bits >= WIDEST_BITS[address.kind()]
}

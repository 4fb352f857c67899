type LockedPackage = { version: string; integrity?: string; license?: string; dev?: boolean; engines?: unknown }
export type Lockfile = { version: string; packages: Record<string, LockedPackage> }

/** CycloneDX 1.6 from the lockfile. `npm sbom` leaves out packages that are also peers. */
export function makeBillOfMaterials({ version, packages }: Lockfile) {
  const installed = Object.entries(packages).filter(([path, { dev }]) => path !== '' && !dev)
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: { component: { type: 'application', name: 'el-cercle', version } },
    components: installed.map(([path, locked]) =>
      describePackage(path.slice(path.lastIndexOf('node_modules/') + 13), locked),
    ),
  }
}

function describePackage(fullName: string, { version, integrity, license }: LockedPackage) {
  const [name = '', group] = fullName.split('/').toReversed()
  return {
    type: 'library',
    name,
    ...(group && { group }),
    version,
    purl: `pkg:npm/${fullName.replace('@', '%40')}@${version}`,
    ...(license && {
      licenses: [/ (OR|AND|WITH) /.test(license) ? { expression: license } : { license: { name: license } }],
    }),
    ...(integrity?.startsWith('sha512-') && {
      hashes: [{ alg: 'SHA-512', content: Buffer.from(integrity.slice(7), 'base64').toString('hex') }],
    }),
  }
}

/** Folders of `app/` import each other in one direction. Tests stand outside: they may use what is above them. */
const { options } = require('./.dependency-cruiser.cjs')

module.exports = {
  forbidden: [{ name: 'no-folder-cycles', severity: 'error', scope: 'folder', from: {}, to: { circular: true } }],
  options: { ...options, exclude: { path: `${options.exclude.path}|[.]test[.]tsx?$` } },
}

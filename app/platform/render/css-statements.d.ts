declare module '*.css?inline&statements' {
  const statements: readonly import('./platform/render/style-statements.ts').Statement[]
  export default statements
}

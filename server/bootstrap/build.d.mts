export function buildIfStale(root: string, node: string, beside?: string[]): void

export function buildIfStale(root: string, node: string): void

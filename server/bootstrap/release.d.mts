export function readRelease(root: string): { version: string; commit: string } | null

export function countDiets(diets: readonly (string | null)[]): { diet: string; count: number }[] {
  const sums = new Map<string, { diet: string; count: number }>()
  for (const typed of diets) {
    const diet = typed?.replace(/\s+/g, ' ').trim()
    if (!diet) continue
    const key = diet
      .normalize('NFKD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .replace(/[.,;\s]+$/, '')
    const sum = sums.get(key)
    if (sum) sum.count += 1
    else sums.set(key, { diet, count: 1 })
  }
  return [...sums.values()].sort((one, other) => other.count - one.count || one.diet.localeCompare(other.diet, 'es'))
}

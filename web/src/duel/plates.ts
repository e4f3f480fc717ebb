// Dome plates as pictures: four spaces, turned clockwise by quarters.

export function turned(spaces: string, quarters: number): string {
  let [a, b, c, d] = spaces
  for (let quarter = 0; quarter < quarters; quarter++) [a, b, c, d] = [c, a, d, b]
  return `${a}${b}${c}${d}`
}

/** Whether a plate known by name or only by its back is a special one. */
export function isSpecial(plate: string): boolean {
  return plate.startsWith('S')
}

// The wall as it is printed, for drawings.

/** The colours of a row of the wall (AZ-1.7). */
export function printed(row: number): string[] {
  const colours = 'BYRKW'
  return Array.from(colours, (_, column) => colours[(column - row + 5) % 5]!)
}

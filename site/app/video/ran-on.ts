/** The path a reader let a film run on to; asked for once. */
let wanted: string | undefined;

export function runOnTo(path: string): void {
  wanted = path;
}

export function ranOnTo(path: string): boolean {
  const isWanted = wanted === path;
  wanted = undefined;
  return isWanted;
}

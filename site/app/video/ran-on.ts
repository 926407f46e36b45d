/** The path of the video the reader let run on; read once. */
let wanted: string | undefined;

export function runOnTo(path: string): void {
  wanted = path;
}

export function ranOnTo(path: string): boolean {
  const isWanted = wanted === path;
  wanted = undefined;
  return isWanted;
}

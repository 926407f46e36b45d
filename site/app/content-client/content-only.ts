/** A page requests only its own part when the shell is already there, or when it joins another page. */
export function isContentOnly(load: {
  hasHeader: boolean;
  hasFooter: boolean;
  isSeamless: boolean;
}): boolean {
  return load.isSeamless || (load.hasHeader && load.hasFooter);
}

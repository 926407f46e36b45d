/** A page asks for its own part only when the frame around it stands already, or when it joins another page. */
export function isContentOnly(load: {
  hasHeader: boolean;
  hasFooter: boolean;
  isSeamless: boolean;
}): boolean {
  return load.isSeamless || (load.hasHeader && load.hasFooter);
}

/** Screens that are always themselves, with their page numbers; what stands below them is not meant. */
const exempt = /^\/(?:(?:about|newsletters|editorial-guidelines|video)\/|(?:news|pictures)\/(?:\d+\/)?)$/;

export function isVanityExempt(path: string): boolean {
  return exempt.test(path);
}

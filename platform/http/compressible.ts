const pattern =
  /^(?:text\/|application\/(?:json|javascript|xml|manifest\+json)|[\w.-]+\/[\w.-]+\+(?:json|xml))/;

/** Is this text? Pictures and fonts are compressed already. */
export function isCompressible(contentType: string | null): boolean {
  return pattern.test(contentType ?? '');
}

const halfAYear = 182 * 24 * 60 * 60 * 1000;

/** Where to report a weakness (RFC 9116). It always lasts another half year: a site that answers is maintained. */
export function securityTxt({
  contact,
  policy,
  origin,
  now,
}: {
  contact: string;
  policy: string;
  origin: string;
  now: Date;
}): string {
  // The day's end, so that caches see the same text all day.
  const expires = new Date(now.getTime() + halfAYear).toISOString().replace(/T.*/, 'T23:59:59Z');
  return [
    `Contact: ${contact}`,
    `Expires: ${expires}`,
    'Preferred-Languages: en',
    `Canonical: ${origin}/.well-known/security.txt`,
    `Policy: ${new URL(policy, origin).href}`,
    '',
  ].join('\n');
}

/** Lazy loading plug-ins put the address elsewhere and leave a blank picture in `src`. */
const lazy = ['data-src', 'data-lazy-src', 'data-original', 'data-orig-file', 'data-large-file'];

/** The best address of a picture; undefined when it has none that can be fetched. */
export function pictureAddress(attributes: Record<string, string>): string | undefined {
  const candidates = [
    ...lazy.map((name) => attributes[name]),
    attributes.src,
    largest(attributes['data-srcset'] ?? attributes['data-lazy-srcset'] ?? attributes.srcset),
  ];
  const found = candidates
    .map((address) => address?.trim())
    .find((address) => address && !/^data:/i.test(address));
  // Jetpack sends pictures through a service of its own.
  return found?.replace(/^https?:\/\/i\d\.wp\.com\/([^?#]{1,2000}).*$/, 'https://$1');
}

/** The widest picture of a `srcset`. */
export function largest(srcset: string | undefined): string | undefined {
  const [best] = (srcset ?? '')
    .split(/,\s+/)
    .map((entry) => {
      const [address = '', size = ''] = entry.trim().split(/\s+/);
      return { address, size: Number.parseFloat(size) || 1 };
    })
    .filter(({ address }) => address !== '')
    .sort((one, other) => other.size - one.size);
  return best?.address;
}

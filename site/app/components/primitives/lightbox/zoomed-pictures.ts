/** The lightbox's pictures, read from the links around them. */
export interface ZoomedPicture {
  src: string;
  alt: string;
  caption: string;
  credit: string;
}

export function zoomedPictures(links: Iterable<HTMLAnchorElement>): ZoomedPicture[] {
  return [...links].map((link) => ({
    src: link.href,
    alt: link.querySelector('img')?.alt ?? '',
    caption: link.dataset.caption ?? '',
    credit: link.dataset.credit ?? '',
  }));
}

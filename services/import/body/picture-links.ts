import { fileName } from './parts.ts';

const pictureFile = /\.(?:jpe?g|png|gif|webp|avif|svg|bmp)(?:[?#]|$)/i;

/** The name of a file without the size that WordPress adds. */
const fileOf = (address: string) =>
  fileName(address)
    .toLowerCase()
    .replace(/-\d{2,5}x\d{2,5}(?=\.\w{1,9}$)/, '');

/** Names links that have no place here: around a picture, and in a caption. A picture opens by itself, larger. */
export function createPictureLinks(changes: Set<string>) {
  let link: { href: string; hasPicture: boolean; hasWords: boolean } | undefined;
  return {
    open(href: string, isInCaption: boolean) {
      if (isInCaption && href) changes.add(`a link in a caption became words: ${href.slice(0, 200)}`);
      else link = { href, hasPicture: false, hasWords: false };
    },
    /** The address of a picture, or of the larger one of the same name that it links to. */
    addPicture(address: string): string {
      if (!link) return address;
      link.hasPicture = true;
      const isLarger = pictureFile.test(link.href) && /^https?:/.test(link.href);
      return isLarger && fileOf(link.href) === fileOf(address) ? link.href : address;
    },
    text(words: string) {
      if (link && words.trim() !== '') link.hasWords = true;
    },
    close() {
      if (link?.hasPicture && !link.hasWords && link.href && !pictureFile.test(link.href))
        changes.add(`left out: the link of a picture to ${link.href.slice(0, 200)}`);
      link = undefined;
    },
  };
}

const pictureFile = /\.(?:jpe?g|png|gif|webp|avif|svg|bmp)(?:[?#]|$)/i;

/** Names links that have no place here: around a picture, and in a caption. A picture opens by itself, larger. */
export function createPictureLinks(changes: Set<string>) {
  let link: { href: string; hasPicture: boolean; hasWords: boolean } | undefined;
  return {
    open(href: string, isInCaption: boolean) {
      if (isInCaption && href) changes.add(`a link in a caption became words: ${href.slice(0, 200)}`);
      else link = { href, hasPicture: false, hasWords: false };
    },
    addPicture() {
      if (link) link.hasPicture = true;
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

import { createAnchors, placeAnchors } from './anchors.ts';
import { createPictureLinks } from './picture-links.ts';

/** The links of one body that need more than an address: to places inside it, around pictures, in captions. */
export function createStoryLinks(changes: Set<string>) {
  const anchors = createAnchors();
  const pictures = createPictureLinks(changes);
  return {
    open(name: string, attributes: Record<string, string>, isInCaption: boolean) {
      anchors.open(name, attributes);
      if (name === 'a') pictures.open(attributes.href ?? '', isInCaption);
    },
    text(words: string) {
      anchors.text(words);
      pictures.text(words);
      return words;
    },
    close(name: string) {
      anchors.close(name);
      if (name === 'a') pictures.close();
    },
    addPicture: pictures.addPicture,
    /** At the end, when all places are known. */
    place(pieces: string[]) {
      const lost = placeAnchors(pieces, anchors);
      if (lost > 0) changes.add(`links to places inside the text that have no heading became words: ${lost}`);
    },
  };
}

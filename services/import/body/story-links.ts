import type { IncomingPicture } from '#content/incoming.ts';
import { hostOf, oldPathOf } from '../old-path.ts';
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
    /** A picture with the largest of its addresses, and the path of the one it had. */
    withLargest<T extends { picture: IncomingPicture }>(part: T, hosts: readonly string[]): T {
      const { picture } = part;
      const address = pictures.addPicture(picture.address);
      if (address === picture.address) return part;
      const path = hosts.includes(hostOf(picture.address) ?? '') ? oldPathOf(picture.address) : undefined;
      return { ...part, picture: { ...picture, address, ...(path ? { oldPaths: [path] } : {}) } };
    },
    /** At the end, when all places are known. */
    place(pieces: string[]) {
      const lost = placeAnchors(pieces, anchors);
      if (lost > 0) changes.add(`links to places inside the text that have no heading became words: ${lost}`);
    },
  };
}

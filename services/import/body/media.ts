import { embedAt } from './embed-at.ts';
import { audioEmbed, fileName, type Part } from './parts.ts';
import { largest, pictureAddress } from './picture-address.ts';
import type { PlacedParts } from './place-parts.ts';

type Attributes = Record<string, string>;

/** Pictures, players, frames and code in plain HTML as parts. */
export function createMedia(put: (part: Part) => void, places: PlacedParts) {
  /** A picture without an address; it may stand in the `noscript` after it. */
  let isBlank = false;
  /** The widest of the sources of the picture being read. */
  let source: string | undefined;
  return {
    isBlank: () => isBlank,
    picture(name: string, attributes: Attributes) {
      if (name === 'picture') source = undefined;
      if (name === 'source') source ??= largest(attributes.srcset ?? attributes['data-srcset']);
      // A picture that only counts visits is none for readers.
      if (name !== 'img' || (/^[01]$/.test(attributes.width ?? '') && /^[01]$/.test(attributes.height ?? '')))
        return;
      const address = pictureAddress(attributes) ?? source;
      isBlank = address === undefined;
      if (address) put({ kind: 'picture', picture: { address, alt: attributes.alt ?? '' } });
    },
    loseBlank() {
      if (!isBlank) return;
      places.parts.pictures.lost += 1;
      places.changes.add('left out: a picture without an address');
      isBlank = false;
    },
    frame(attributes: Attributes) {
      const address = attributes.src || attributes['data-src'] || '';
      const embed = embedAt(address, attributes.title);
      if (embed) return put({ kind: 'embed', embed });
      const host = URL.parse(address)?.host ?? '';
      const markup = `<iframe src="${address}"></iframe>`;
      put({ kind: 'unknown', unknown: { system: 'html', name: `iframe ${host}`.trim(), markup } });
    },
    player(name: string, attributes: Attributes, markup: string) {
      const address = attributes.src ?? attributes['data-src'];
      const { title } = attributes;
      if (!address) put({ kind: 'unknown', unknown: { system: 'html', name, markup } });
      else if (name === 'audio') put({ kind: 'embed', embed: audioEmbed({ address, title }) });
      else put({ kind: 'file', file: { address, name: title || fileName(address) || 'Video' } });
    },
    code(attributes: Attributes, code: string) {
      const names = `${attributes.class ?? ''} lang-${attributes['data-lang'] ?? ''}`;
      const language =
        /\b(?:language|lang|highlight-source|brush:)-?\s?(\w[\w+#.-]{0,39})/.exec(names)?.[1] ?? '';
      put({ kind: 'embed', embed: { type: 'code', language, code } });
    },
  };
}

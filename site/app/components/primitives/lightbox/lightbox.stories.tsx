import type { Stories } from '#design/stories.ts';
import { endlessWord, longWords, rightToLeft } from '../../fixture/hard-words.ts';
import { Opened } from '../../fixture/opened.tsx';
import { Lightbox } from './lightbox.tsx';
import type { ZoomedPicture } from './zoomed-pictures.ts';

const picture = (number: number, more: Partial<ZoomedPicture> = {}): ZoomedPicture => ({
  src: `/i/scene-${number}.webp`,
  alt: `Illustration: scene ${number}`,
  caption: `Scene ${number}, seen from the bench.`,
  credit: 'Illustration: Wavelength',
  ...more,
});
const open = (pictures: readonly ZoomedPicture[], first = 0) => (
  <Opened render={(close) => <Lightbox pictures={pictures} first={first} onClose={close} />} />
);

export const stories: Stories = {
  'one picture': () => open([picture(1)]),
  'the second of three': () =>
    open(
      [1, 2, 3].map((number) => picture(number)),
      1,
    ),
  'twenty pictures': () =>
    open(
      Array.from({ length: 20 }, (_, index) => picture(index)),
      19,
    ),
  'without words': () => open([picture(1, { alt: '', caption: '', credit: '' }), picture(2)]),
  'very long words': () => open([picture(1, { caption: longWords, credit: endlessWord }), picture(2)]),
  'right to left, with emoji': () => open([picture(1, { caption: rightToLeft })]),
  'a picture that does not come': () => open([picture(1, { src: 'data:image/webp;base64,AAAA' })]),
};

import { imageExample } from '#content/examples/image.ts';
import type { Stories } from '#design/stories.ts';
import { Caption } from './caption.tsx';
import { Face } from './face.tsx';
import { Picture } from './picture.tsx';

export const stories: Stories = {
  'a picture': () => <Picture image={imageExample} sizes="100vw" alt="Illustration: a lamp" />,
  square: () => <Picture image={imageExample} sizes="100vw" ratio="1" alt="Illustration: a lamp" />,
  'no picture': () => <Picture image={undefined} sizes="100vw" />,
  'with its caption': () => (
    <figure>
      <Picture image={imageExample} sizes="100vw" alt="Illustration: a lamp" />
      <Caption image={imageExample} />
    </figure>
  ),
  'faces of three sizes': () => (
    <p>
      <Face image={imageExample} size={48} /> <Face image={imageExample} size={56} />{' '}
      <Face image={imageExample} size={88} /> <Face image={undefined} size={48} />
    </p>
  ),
};

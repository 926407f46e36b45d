import type { Image } from '../../entities/image.ts';
import { lacksDescription } from '../images/describe-picture.ts';
import { picturesIn } from '../images/pictures-in.ts';
import type { CheckFacts, StoryCheck } from './story-check.ts';

/** Large cards and shared links show a picture this wide. */
const cardWidth = 1200;

interface Placed {
  source: string;
  image: Image;
  place: { field: string } | { position: number };
}

/** Every picture of a story with the place it is in. One that stands twice is named where it stands first. */
function placedPictures({ story, document }: CheckFacts): Placed[] {
  const { body: _, additionalShortcodeData: __, ...fields } = story as unknown as Record<string, unknown>;
  const found = Object.entries(fields).flatMap(([field, value]) =>
    [...picturesIn(value)].map(([source, image]): Placed => ({ source, image, place: { field } })),
  );
  document?.forEach((node, position) => {
    for (const [source, image] of picturesIn(node.attrs)) found.push({ source, image, place: { position } });
  });
  const seen = new Set<string>();
  return found.filter(({ source }) => !seen.has(source) && seen.add(source));
}

const nameOf = ({ image, source }: Placed) => image.filename ?? image.title ?? source.split('/').at(-1);

/** People who do not see a picture read its description. */
export const missingDescriptions: StoryCheck = {
  name: 'missing-descriptions',
  effect: 'blocks',
  run: (facts) =>
    placedPictures(facts)
      .filter(({ image, source }) => lacksDescription(image) && !facts.pictures.get(source)?.isDecorative)
      .map((placed) => ({
        message: `${nameOf(placed)} has no description. Say what is seen, or mark the picture as decorative.`,
        place: placed.place,
      })),
};

export const endedRights: StoryCheck = {
  name: 'ended-rights',
  effect: 'blocks',
  run: (facts) =>
    placedPictures(facts).flatMap((placed) => {
      const until = facts.pictures.get(placed.source)?.rightsUntil;
      if (until === undefined || new Date(until) > facts.at) return [];
      const message = `The rights of ${nameOf(placed)} end on ${until.slice(0, 10)}. Replace it, or change its rights in the library.`;
      return [{ message, place: placed.place }];
    }),
};

/** Pictures that are not of the library have no rights to state. */
export const missingRights: StoryCheck = {
  name: 'missing-rights',
  effect: 'informs',
  run: (facts) =>
    placedPictures(facts)
      .filter(
        ({ image, source }) => facts.pictures.get(source)?.hasRights === false && !image.credits?.trim(),
      )
      .map((placed) => ({
        message: `${nameOf(placed)} names neither an owner of its rights nor a credit. Add one in the library.`,
        place: placed.place,
      })),
};

export const smallPicture: StoryCheck = {
  name: 'small-picture',
  effect: 'warns',
  run(facts) {
    const [main] = placedPictures(facts).filter(({ place }) => 'field' in place && place.field === 'image');
    const width = main && (main.image.width ?? facts.pictures.get(main.source)?.width);
    if (!main || width === undefined || width >= cardWidth) return [];
    const message = `${nameOf(main)} is ${width} px wide. Large cards and shared links need ${cardWidth}.`;
    return [{ message, place: main.place }];
  },
};

import type { PictureTopic } from './motif-for-topic.ts';
import type { Picture } from './picture.ts';
import { ANYWHERE_WHEN_NAMED, SUBJECTS_FOR_TOPIC, type Subject, WORDS_FOR_SUBJECT } from './subjects.ts';

/** What is known of a story before it has a picture. */
export type Told = { readonly topic: string; readonly title: string };

/** How well a scene suits a story, best first; a scene that suits it in none of these ways is not shown. */
export const FITS = ['named', 'own', 'also'] as const;
export type Fit = (typeof FITS)[number];

type Drawn = Pick<Picture, 'motif' | 'drawing'>;

const isOf =
  ({ motif, drawing }: Drawn) =>
  (subject: Subject): boolean =>
    subject === motif || subject === `${motif}/${drawing}`;

/** Everything the words of a headline name. */
export function subjectsNamedIn(title: string): readonly Subject[] {
  return WORDS_FOR_SUBJECT.flatMap(([words, subjects]) => (words.test(title) ? subjects : []));
}

/**
 * How a scene suits a story, if it does.
 *
 * @example fitOf({ motif: 'phones', drawing: 0 }, { topic: 'cloud', title: 'Cloud prices rise' }) // undefined
 */
export function fitOf(
  scene: Drawn,
  { topic, title }: Told,
  named: readonly Subject[] = subjectsNamedIn(title),
): Fit | undefined {
  const about = SUBJECTS_FOR_TOPIC[topic as PictureTopic];
  if (!about) return undefined;
  const { own, also = [], whenNamed = [] } = about;
  const is = isOf(scene);
  const allowed = [...own, ...also, ...whenNamed, ...ANYWHERE_WHEN_NAMED].some(is);
  if (allowed && named.some(is)) return 'named';
  if (own.some(is)) return 'own';
  return also.some(is) ? 'also' : undefined;
}

import { describe, expect, it } from 'vitest';
import { scenesFor } from './choose-picture.ts';
import { galleryPictures, type Sees } from './gallery-pictures.ts';
import { type Picture, VISIT_TOPIC } from './picture.ts';

const size = { width: 16, height: 9, color: '#000000', alt: 'Illustration: one' };
const scene = (framing: string, drawing = 0, topic = 'laptops'): Picture => ({
  name: `scenes/${topic}-${framing}-${drawing}.webp`,
  kind: 'scene',
  topic,
  motif: topic,
  drawing,
  framing,
  ...size,
});
const subject = [scene('stage'), scene('stage', 1), scene('near'), scene('night')];
const visits = [0, 1].map((drawing) => scene('stage', drawing, VISIT_TOPIC));

describe('the pictures of a gallery', () => {
  it.each<[captions: Sees[], number: number, names: string[]]>([
    [['near', 'visit/1'], 0, ['laptops-near-0', 'visit-stage-1']],
    [['stage'], 0, ['laptops-stage-0']],
    [['stage'], 1, ['laptops-stage-1']],
    [['near', 'near'], 0, ['laptops-near-0', 'laptops-stage-0']],
    // Whoever finds nothing waits until the others have found theirs.
    [['paper', 'stage'], 0, ['laptops-stage-1', 'laptops-stage-0']],
  ])('for %j, gallery %i, are %j', (captions, number, names) => {
    const pictures = galleryPictures(captions, { subject, visits }, number);
    expect(pictures.map((picture) => picture?.name)).toEqual(names.map((name) => `scenes/${name}.webp`));
  });

  it('runs out rather than showing one twice', () => {
    const pictures = galleryPictures(
      Array.from({ length: 5 }, (): Sees => 'near'),
      { subject, visits },
      0,
    );
    expect(pictures.filter(Boolean)).toHaveLength(4);
    expect(pictures[4]).toBeUndefined();
  });

  it('has every framing a caption may ask for, for every topic that has galleries', () => {
    for (const topic of ['smartphones', 'energy', 'smart-home', 'google', 'printers']) {
      const framings = new Set(scenesFor(topic).map(({ framing }) => framing));
      for (const framing of ['stage', 'near', 'far', 'row', 'bench', 'paper', 'night'])
        expect(framings, `${topic} ${framing}`).toContain(framing);
    }
  });
});

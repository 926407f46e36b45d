import { describe, expect, it } from 'vitest';
import { cleanStory } from '#api/write/clean-story.ts';
import { documentProblem } from '#content/document/check-document.ts';
import { documentFrom } from '#content/document/from-body.ts';
import { bodyFrom } from '#content/document/to-body.ts';
import { storyInput } from '#content/entities/story-input.ts';
import { stories } from './test/wavelength.ts';

const ownDomains = ['wavelength.example'];

describe('every body of Wavelength', () => {
  const written = stories.flatMap(({ story: seeded }) => {
    const story = storyInput.parse(seeded);
    return story.kind === 'article' || story.kind === 'review' ? [{ slug: story.slug, story }] : [];
  });

  it('is the same after a round trip through the document', () => {
    expect(written.length).toBeGreaterThan(180);
    for (const { slug, story } of written) {
      const document = documentFrom(story, ownDomains);
      expect(documentProblem(document), slug).toBeUndefined();
      const { listicles, reviewCards, ...result } = bodyFrom(document);
      expect({ ...result, ...(story.kind === 'article' ? { listicles, reviewCards } : {}) }, slug).toEqual(
        partsOf(cleanStory(story, ownDomains)),
      );
    }
  });
});

function partsOf(story: ReturnType<typeof cleanStory>) {
  if (story.kind !== 'article' && story.kind !== 'review') throw new Error(story.kind);
  const { body, additionalShortcodeData } = story;
  if (story.kind === 'review') return { body, additionalShortcodeData };
  return { body, additionalShortcodeData, listicles: story.listicles, reviewCards: story.reviewCards };
}

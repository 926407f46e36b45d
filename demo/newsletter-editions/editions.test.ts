import { describe, expect, it } from 'vitest';
import { newsletters } from '#demo/newsletters.ts';
import { handWritten } from '#demo/pieces.ts';
import { editionsOf } from './editions.ts';

const day = 86_400_000;

describe('editions of the demo’s newsletters', () => {
  it('are sent on their own days and name stories that were published before', () => {
    const start = Date.UTC(2026, 10, 17, 8);
    const ages = new Map(
      handWritten(new Date(start)).map(({ story }) => [
        story.slug,
        start - Date.parse(story.datePublished ?? ''),
      ]),
    );
    for (let now = start; now < start + 35 * day; now += day)
      for (const { id } of newsletters) {
        const editions = editionsOf(id, now);
        expect(editions.length, id).toBeGreaterThanOrEqual(2);
        for (const { subject, sentAt, stories } of editions)
          for (const { slug } of stories)
            expect(ages.get(slug) ?? 0, `${subject}: ${slug}`).toBeGreaterThan(now - sentAt);
      }
  });
});

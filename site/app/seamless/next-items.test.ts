import { describe, expect, it, vi } from 'vitest';
import { seamlessComponent } from '#content/rules/seamless.ts';
import type { ContentClient } from '../content-client/client.ts';
import type { Log } from '../log.ts';
import { nextItems } from './next-items.ts';

const log = (): Log => ({ debug: vi.fn(), info: vi.fn(), warn: vi.fn(), error: vi.fn() });
const clientOf = () => {
  const request = vi.fn(async (..._params: unknown[]) => ({ data: { items: [] } }));
  return { request, client: { request } as unknown as ContentClient };
};
const special = { id: 'c1', typeSlug: 'special-feature' };

describe('requesting the next stories', () => {
  it.each([
    ['SM-02', { slug: 'a', id: '1' }, { slug: 'a', contentId: '1', limit: 3 }],
    ['SM-03', { slug: 'a', primaryCollection: special }, { slug: 'a', limit: 10, collectionId: 'c1' }],
    ['SM-07', { id: '1' }, { slug: '1', contentId: '1', limit: 3 }],
  ])('%s after %o requests %o', async (_id, story, expected) => {
    const { client, request } = clientOf();
    await nextItems(client, story as never, log());
    expect(request).toHaveBeenCalledExactlyOnceWith('seamless', {
      ...seamlessComponent,
      ...expected,
    });
  });

  it('SM-07 requests nothing without a slug and an id, and logs it', async () => {
    const { client, request } = clientOf();
    const written = log();
    expect(await nextItems(client, {}, written)).toEqual([]);
    expect(request).not.toHaveBeenCalled();
    expect(written.error).toHaveBeenCalledOnce();
  });
});

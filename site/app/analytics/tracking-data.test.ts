import { describe, expect, it } from 'vitest';
import { trackingData } from '#content/entities/tracking-data.ts';
import { articleExample } from '#content/examples/article.ts';
import { composedPageExample } from '#content/examples/composed-page.ts';
import { trackingDataExample } from '#content/examples/tracking-data.ts';
import type { ComposedPage } from '#content/page/composed-page.ts';
import { createSession, pageViewsKey, sessionKey } from './session.ts';
import { type ReaderFacts, trackingDataOf } from './tracking-data.ts';

const reader: ReaderFacts = {
  viewGuid: '0f2b6a7e-2f43-4d7f-8a5e-93c4f4a6b1d7',
  sessionId: '3d6f0a52-5d50-4c1d-9c53-0b9d3b1ac4f0',
  deviceType: 'tablet',
  userStatus: 'registered',
};

const articlePage: ComposedPage['data'] = {
  ...composedPageExample.data,
  pageType: 'article',
  mainComponentId: 'story',
  components: [
    {
      id: 'story',
      meta: { componentName: 'story', componentDisplayName: 'Story', componentType: 'Article' },
      metadata: {},
      links: {},
      data: articleExample,
    },
  ],
};

describe('the page data of every event', () => {
  it('EN-74 DV-11 has every key, on a story and on an error', () => {
    const read = [
      { page: articlePage },
      { page: composedPageExample.data },
      { error: { status: 500, message: 'no' } },
    ];
    for (const entry of read) {
      const data = trackingDataOf({ ...entry, edition: 'us' }, reader);
      expect(Object.keys(data).sort()).toEqual(Object.keys(trackingDataExample).sort());
      expect(trackingData.parse(data)).toEqual(data);
      expect(data).toMatchObject({ ...reader, edition: 'us' });
    }
  });

  it("EN-74 has the story's id, kind, author, topics and version", () => {
    const { id, subType, type, versionId, author, tags, primaryCollection } = articleExample;
    expect(trackingDataOf({ page: articlePage, edition: 'us' }, reader)).toMatchObject({
      pageType: 'article',
      articleId: id,
      articleType: type,
      articleSubType: subType,
      versionId,
      articleAuthorName: `${author.firstName} ${author.lastName}`,
      tagSlugs: tags.map(({ slug }) => slug),
      collectionTypeSlug: primaryCollection.typeSlug,
    });
  });

  it.each([
    [404, { status: 404, message: 'This page could not be found' }],
    [503, { status: 503, message: 'no' }],
    [500, new Error('no status')],
  ])('AN-17 an error page of status %d', (status, error) => {
    expect(trackingDataOf({ error, edition: 'us' }, reader)).toMatchObject({
      pageType: 'error_page',
      articleType: `error_${status}`,
      siteSection: 'error',
      channelType: 'error:error_page',
    });
  });
});

describe('the session', () => {
  const memory = () => {
    const stored = new Map<string, string>();
    return {
      stored,
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => void stored.set(key, value),
      removeItem: (key: string) => void stored.delete(key),
    };
  };

  it('AN-19 lasts as long as the browser session, once there is consent', () => {
    const window = memory();
    const first = createSession(() => window);
    first.persist();
    expect(createSession(() => window).id()).toBe(first.id());
    expect(createSession(memory).id()).not.toBe(first.id());
  });

  it('AN-12 counts page views under its key in session storage', () => {
    const window = memory();
    const session = createSession(() => window);
    session.persist();
    expect([session.countPageView(), session.countPageView()]).toEqual([1, 2]);
    expect(window.stored.get(pageViewsKey)).toBe('2');
    const next = createSession(() => window);
    next.persist();
    expect(next.countPageView()).toBe(3);
  });

  it('AN-21 stores nothing before consent, and clears everything when consent is withdrawn', () => {
    const window = memory();
    const session = createSession(() => window);
    const before = session.id();
    session.countPageView();
    expect(window.stored.size).toBe(0);
    session.persist();
    expect(session.countPageView()).toBe(2);
    expect(window.stored.get(sessionKey)).toBe(before);
    session.clear();
    expect(window.stored.size).toBe(0);
    expect(session.id()).not.toBe(before);
  });

  it('AN-12 counts in memory where storage is blocked or malformed', () => {
    const closed = createSession(() => {
      throw new Error('SecurityError');
    });
    closed.persist();
    expect([closed.countPageView(), closed.countPageView()]).toEqual([1, 2]);
    const window = memory();
    window.stored.set(pageViewsKey, 'NaN');
    const session = createSession(() => window);
    session.persist();
    expect(session.countPageView()).toBe(1);
  });
});

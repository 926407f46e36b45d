import { describe, expect, it } from 'vitest';
import type { Criteria, CriteriaFacts } from '#content/entities/criteria.ts';
import type { ConsentCategory, ScriptTiming } from '#content/entities/script-tag.ts';
import type { RegisteredTag } from '#content/entities/script-tag-schema.ts';
import { decideConsent } from '#content/rules/consent/decide-consent.ts';
import { matchesCriteria } from '#content/rules/criteria.ts';
import { ScriptLoadError } from './insert-script.ts';
import { scriptTexts } from './script-texts.ts';
import { createTagRegistry } from './tag-registry.ts';

const pageFacts: CriteriaFacts = {
  edition: 'us',
  routeName: 'article',
  path: '/article/x/',
  topicSlugs: [],
  isLiveBlog: false,
};

function open({
  features = [] as string[],
  granted = [] as ConsentCategory[],
  reader = {} as Partial<CriteriaFacts>,
} = {}) {
  const inserted: string[] = [];
  const written: string[] = [];
  const lines: [string, string][] = [];
  const moments = new Map<ScriptTiming, () => void>();
  const quiet: (() => void)[] = [];
  const failures = new Map<string, Error>();
  const errors: string[] = [];
  const write = (level: string) => (text: string, fields?: Readonly<Record<string, unknown>>) => {
    lines.push([level, text]);
    if (fields?.error instanceof Error) errors.push(fields.error.message);
  };
  const registry = createTagRegistry({
    log: { info: write('info'), warn: write('warn'), error: write('error') },
    isFeatureOn: (name) => features.includes(name),
    isFor: (when) => matchesCriteria(when, { ...pageFacts, ...reader }),
    mayRun: (category) => decideConsent(category, { active: granted, answered: granted, isDoNotSell: false }),
    atTiming: (timing, call) => (timing === 'immediate' ? call() : void moments.set(timing, call)),
    afterRegistration: (call) => void quiet.push(call),
    insert: async (tag) => {
      inserted.push(tag.tagId);
      const failure = failures.get(tag.tagId);
      if (failure) throw failure;
    },
    find: (tagId) => {
      if (!written.includes(tagId)) throw new Error(scriptTexts.notLocated(tagId));
    },
    reload: () => void inserted.push('a new document'),
  });
  const settle = async () => {
    for (const call of quiet.splice(0)) call();
    await Promise.resolve();
    await Promise.resolve();
  };
  return { registry, inserted, lines, moments, settle, failures, features, granted, reader, written, errors };
}

const tag = (tagId: string, more: Partial<RegisteredTag> = {}): RegisteredTag => ({
  tagId,
  timing: 'immediate',
  src: `/${tagId}.js`,
  gdprCategory: 'C0001',
  ...more,
});

describe('the registry of tags', () => {
  it.each<[string, Criteria, Partial<CriteriaFacts>, Partial<CriteriaFacts>]>([
    ['device', { devices: ['mobile'] }, { device: 'desktop' }, { device: 'mobile' }],
    ['edition', { editions: ['de'] }, {}, { edition: 'de' }],
    ['place', { regions: ['US-WA'] }, {}, { country: 'US', region: 'WA' }],
    ['route', { routes: ['gallery'] }, {}, { routeName: 'gallery' }],
    ['page type', { pageTypes: ['gallery'] }, {}, { pageType: 'gallery' }],
    ['sign-in', { loggedIn: true }, { isLoggedIn: false }, { isLoggedIn: true }],
    ['crawler', { crawler: false }, { isCrawler: true }, { isCrawler: false }],
    ['query', { query: { from: ['mail'] } }, { query: {} }, { query: { from: 'mail' } }],
    ['share', { percentage: 10 }, { slot: () => 10 }, { slot: () => 9 }],
  ])('EN-69 EN-62 a tag uses the common criteria language: %s', (_name, when, before, after) => {
    const { registry, inserted, reader } = open({ reader: before });
    registry.register(tag('some', { when }));
    expect([inserted, registry.runs()[0]?.state]).toEqual([[], 'rejected']);
    Object.assign(reader, after);
    registry.recheck();
    expect(inserted).toEqual(['some']);
  });

  it('CN-02 CN-03 a tag waits for consent in its category and runs when it is granted', async () => {
    const { registry, inserted, granted, settle } = open({
      features: ['trackers'],
      granted: ['C0001', 'C0002'],
    });
    registry.register(tag('ads', { gdprCategory: 'C0004' }));
    registry.register(tag('numbers', { gdprCategory: 'C0002' }));
    expect(inserted).toEqual(['numbers']);
    granted.push('C0003');
    registry.recheck();
    expect(inserted).toEqual(['numbers']);
    granted.push('C0004');
    registry.recheck();
    registry.recheck();
    await settle();
    expect(inserted).toEqual(['numbers', 'ads']);
    expect(registry.runs().map(({ state, reason }) => [state, reason])).toEqual([
      ['ran', 'granted'],
      ['ran', 'granted'],
    ]);
  });

  it('CN-04 a tag is registered once per id, again only by force', () => {
    const { registry, inserted } = open();
    registry.register(tag('consent'));
    registry.register(tag('consent', { src: '/other.js' }));
    expect(inserted).toEqual(['consent']);
    registry.register(tag('consent'), { force: true });
    expect(inserted).toEqual(['consent', 'consent']);
  });

  it('CN-05 a tag whose features are off is rejected with a log line, and runs on a page that has them', () => {
    const { registry, inserted, lines, features } = open({ features: ['ads'] });
    registry.register(tag('gpt', { features: ['ads', 'trackers'] }));
    registry.recheck();
    expect(inserted).toEqual([]);
    expect(lines).toEqual([['info', 'One or more features required for gpt are disabled']]);
    features.push('trackers');
    registry.pageChanged();
    expect(inserted).toEqual(['gpt']);
  });

  it.each(['C0002', 'C0004'] as const)(
    'FF-04 a tag of %s does not run where trackers are off, whatever its entry says',
    async (gdprCategory) => {
      const { registry, inserted, features, lines, settle } = open({ granted: [gdprCategory, 'C0003'] });
      registry.register(tag('spy', { gdprCategory }));
      registry.register(tag('help', { gdprCategory: 'C0003' }));
      expect(inserted).toEqual(['help']);
      expect(lines).toEqual([['info', 'One or more features required for spy are disabled']]);
      features.push('trackers');
      registry.pageChanged();
      await settle();
      expect(inserted).toEqual(['help', 'spy']);
      // It runs now: only another document can be without it.
      features.length = 0;
      registry.pageChanged();
      expect(inserted).toEqual(['help', 'spy', 'a new document']);
    },
  );

  it.each([
    ['page', 'pageChanged'],
    ['story', 'storyEntered'],
  ] as const)(
    'FF-04 a %s that forbids trackers starts over where one has run, and only there',
    async (_name, come) => {
      const { registry, inserted, features, granted, settle } = open({ features: ['trackers'] });
      registry.register(tag('spy', { gdprCategory: 'C0002' }));
      features.length = 0;
      registry[come]();
      expect(inserted).toEqual([]);
      features.push('trackers');
      granted.push('C0002');
      registry[come]();
      await settle();
      registry[come]();
      expect(inserted).toEqual(['spy']);
      features.length = 0;
      registry[come]();
      expect(inserted).toEqual(['spy', 'a new document']);
    },
  );

  it('CN-11 CN-07 FF-04 a tag that ran is still known on a page it is not for', async () => {
    const { registry, inserted, features, reader, settle } = open({
      features: ['trackers'],
      granted: ['C0002'],
    });
    const when = { routes: ['article'] };
    registry.register(tag('spy', { gdprCategory: 'C0002', renderOnce: true, when }));
    await settle();
    reader.routeName = 'gallery';
    registry.pageChanged();
    expect(registry.runs()).toMatchObject([{ state: 'rejected', hasRun: true }]);
    features.length = 0;
    registry.pageChanged();
    expect(inserted).toEqual(['spy', 'a new document']);
  });

  it('CN-11 CN-04 registered again by force, a tag that ran is still known to have run', async () => {
    const { registry, settle, granted } = open({ features: ['trackers'], granted: ['C0002'] });
    registry.register(tag('spy', { gdprCategory: 'C0002' }));
    await settle();
    granted.length = 0;
    registry.register(tag('spy', { gdprCategory: 'C0002' }), { force: true });
    expect(registry.runs()).toMatchObject([{ state: 'waiting', hasRun: true }]);
  });

  it('CN-11 CN-06 a tag that failed to load has not run', async () => {
    const { registry, failures, settle } = open();
    failures.set('broken', new ScriptLoadError('error', 'x'));
    registry.register(tag('broken'));
    await settle();
    expect(registry.runs()).toMatchObject([{ state: 'failed', hasRun: false }]);
  });

  it('CN-06 ER-28 a tag that fails is an error, an aborted one a warning', async () => {
    const { registry, lines, failures, settle } = open();
    failures.set('broken', new ScriptLoadError('error', 'x'));
    failures.set('stopped', new ScriptLoadError('abort', 'x'));
    registry.register(tag('broken'));
    registry.register(tag('stopped'));
    await settle();
    expect(lines).toEqual([
      ['error', 'Loading of script broken failed'],
      ['warn', 'Loading of script stopped was aborted'],
    ]);
    expect(registry.runs().map(({ state }) => state)).toEqual(['failed', 'aborted']);
  });

  it('CN-07 of head tags marked render-once only those that need consent run again after a navigation', async () => {
    const { registry, inserted, settle } = open({ features: ['trackers'], granted: ['C0001', 'C0002'] });
    registry.register(tag('once', { location: 'head', renderOnce: true }));
    registry.register(tag('gated', { location: 'head', renderOnce: true, gdprCategory: 'C0002' }));
    registry.register(tag('every', { location: 'head', renderOnce: false }));
    registry.register(tag('plain', { location: 'head' }));
    // A tag without a location is in the head.
    registry.register(tag('gated-anywhere', { renderOnce: true, gdprCategory: 'C0002' }));
    registry.register(tag('every-anywhere', { renderOnce: false }));
    await settle();
    inserted.length = 0;
    registry.pageChanged();
    expect(inserted).toEqual(['gated', 'every', 'gated-anywhere', 'every-anywhere']);
  });

  it('CN-08 the queue runs by priority, then by registration', async () => {
    const { registry, inserted, settle } = open();
    for (const [id, priority] of [
      ['last', undefined],
      ['five-a', 5],
      ['one', 1],
      ['five-b', 5],
    ] as const)
      registry.register(tag(id, { timing: 'queue', ...(priority === undefined ? {} : { priority }) }));
    expect(inserted).toEqual([]);
    await settle();
    expect(inserted).toEqual(['one', 'five-a', 'five-b', 'last']);
  });

  it.each<Exclude<ScriptTiming, 'immediate' | 'queue' | 'serverRender'>>([
    'domContentLoaded',
    'windowLoad',
    'beforeUnload',
  ])('EN-70 a tag of %s waits for that moment', (timing) => {
    const { registry, inserted, moments } = open();
    registry.register(tag('late', { timing }));
    expect(inserted).toEqual([]);
    moments.get(timing)?.();
    expect(inserted).toEqual(['late']);
  });

  it('EN-70 tags rendered by the server are not inserted again', () => {
    const { registry, inserted, written } = open();
    written.push('early');
    registry.register(tag('early', { timing: 'serverRender' }));
    expect(inserted).toEqual([]);
    expect(registry.runs()[0]).toMatchObject({ state: 'ran', reason: 'necessary' });
  });

  it('ER-31 a tag the server should have rendered and did not is reported', () => {
    const { registry, lines, errors } = open();
    registry.register(tag('early', { timing: 'serverRender' }));
    expect(registry.runs()[0]?.state).toBe('failed');
    expect(lines).toEqual([['error', 'Loading of script early failed']]);
    expect(errors).toEqual(['Script with hid or id early could not be located']);
  });

  it('CN-03 CN-13 FF-04 a script that stops on withdrawal waits without consent, resumes with it, and reloads no page', async () => {
    const { registry, inserted, granted, settle } = open({ granted: ['C0002'] });
    registry.register(tag('own', { gdprCategory: 'C0002', stopsOnWithdrawal: true }));
    await settle();
    expect(registry.runs()).toMatchObject([{ state: 'ran', reason: 'granted' }]);
    granted.length = 0;
    registry.recheck();
    expect(registry.runs()).toMatchObject([{ state: 'waiting', reason: 'denied', hasRun: true }]);
    registry.pageChanged();
    granted.push('C0002');
    registry.recheck();
    await settle();
    expect(registry.runs()).toMatchObject([{ state: 'ran', reason: 'granted' }]);
    expect(inserted).toEqual(['own']);
  });
});

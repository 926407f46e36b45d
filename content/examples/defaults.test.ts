import { describe, expect, it } from 'vitest';
import { adSlotConfigSchema } from '../entities/ad-slot-config.ts';
import { article } from '../entities/article.ts';
import { authUser } from '../entities/auth-user.ts';
import { content } from '../entities/content.ts';
import { emailShareForm } from '../entities/email-share-form.ts';
import { embed, embedTypes } from '../entities/embed.ts';
import { listicle } from '../entities/listicle.ts';
import { review } from '../entities/review.ts';
import { reviewCard } from '../entities/review-card.ts';
import { scriptTagSchema } from '../entities/script-tag-schema.ts';
import { storyInput } from '../entities/story-input.ts';
import { vanity } from '../entities/vanity.ts';
import { video } from '../entities/video.ts';
import { isFeatureOn } from '../rules/feature-flags.ts';
import { emailShareFormExample } from './email-share-form.ts';
import { embedExamples } from './embed.ts';
import { featureFlagsExample } from './experiments.ts';
import { storyDraftExample } from './story-record.ts';
import { videoFileExample } from './video.ts';

const bare = { id: 'x', slug: 'x', title: 'X' };

describe('defaults and closed lists', () => {
  it('EN-10 gives content the edition us and empty lists', () => {
    const parsed = content.parse({ ...bare, typeName: 'article' });
    expect(parsed.edition).toBe('us');
    expect(parsed).toMatchObject({ annotations: [], collections: [], moreAuthors: [], tags: [], topics: [] });
  });

  it('EN-13 gives an article nothing suppressed and no words', () => {
    expect(article.parse(bare)).toMatchObject({
      typeName: 'article',
      body: '',
      suppressAds: false,
      suppressBio: false,
      suppressComments: false,
      noIndex: false,
      wordCount: 0,
    });
  });

  it.each([
    'best-list',
    'review-multi',
    'review-single',
    'gift-guide',
    'guide',
    'infographic',
    'custom',
    'product-promo',
    'deals',
    'misc-commerce',
    'academy',
  ])('EN-14 staff can save an article of type %s', (type) => {
    expect(storyInput.parse({ ...storyDraftExample, type })).toMatchObject({ type });
  });

  it('EN-14 staff cannot save an article of a twelfth type', () => {
    expect(storyInput.safeParse({ ...storyDraftExample, type: 'listicle' }).success).toBe(false);
  });

  it('EN-15 calls the academy type academy', () => {
    expect(article.parse({ ...bare, type: 'academy' }).type).toBe('academy');
  });

  it('EN-16 keeps editorsChoice a boolean and starRating a number', () => {
    expect(review.parse(bare).editorsChoice).toBe(false);
    expect(review.safeParse({ ...bare, editorsChoice: 'yes' }).success).toBe(false);
    expect(review.safeParse({ ...bare, starRating: '4.5' }).success).toBe(false);
  });

  it('EN-21 EN-22 accept an empty object and hide prices', () => {
    expect(listicle.parse({})).toEqual({ usePricing: false });
    expect(reviewCard.parse({})).toEqual({ usePricing: false });
  });

  it('EN-26 takes a video without metaData as LIVE', () => {
    expect(video.parse(bare).metaData.status).toBe('LIVE');
    expect(video.parse({ ...bare, metaData: { status: 'HELD' } }).metaData.status).toBe('HELD');
  });

  it.each([
    ['type', ['HLS_CLEAR', 'HLS', 'HDS', 'WIFI', 'Downloadable'], 'DASH'],
    ['format', ['M3U', 'MPEG4', 'm3u8'], 'webm'],
  ])('EN-29 a video is saved with every file %s and no other', (field, taken, rejected) => {
    const isSaved = (value: string) =>
      storyInput.safeParse({
        kind: 'video',
        slug: 'film',
        title: 'Film',
        files: [{ ...videoFileExample, [field]: value }],
      }).success;
    expect([taken.map(isSaved), isSaved(rejected)]).toEqual([taken.map(() => true), false]);
  });

  it('EN-49 keeps a missing enabled flag missing', () => {
    expect(vanity.parse({ urlType: 'MASK' })).toEqual({ urlType: 'MASK', targets: [] });
  });

  it.each([
    ['EN-50', 'to', 'not an address', false],
    ['EN-50', 'from', '', false],
    ['EN-50', 'name', '', false],
    ['EN-50', 'name', 'Ines\r\nBcc: all@mail.example', false],
    ['EN-50', 'message', '', true],
    ['EN-50', 'message', 'x'.repeat(1500), true],
    ['EN-50', 'message', 'x'.repeat(1501), false],
  ])('%s email share form: %s %j', (_id, field, value, isAccepted) => {
    expect(emailShareForm.safeParse({ ...emailShareFormExample, [field]: value }).success).toBe(isAccepted);
  });

  it('EN-55 lets a provider leave login_count out', () => {
    expect(authUser.parse({ sub: 'a', email: 'a@mail.example' }).login_count).toBeUndefined();
  });

  it('EN-62 evaluates a boolean and a criteria chain', () => {
    const facts = { edition: 'us', routeName: 'topic', path: '/topic/health/', topicSlugs: ['health'] };
    const page = { ...facts, isLiveBlog: false };
    expect(isFeatureOn('analytics', featureFlagsExample.analytics, page)).toBe(true);
    expect(isFeatureOn('ads', featureFlagsExample.ads, page)).toBe(false);
    expect(isFeatureOn('ads', featureFlagsExample.ads, { ...page, topicSlugs: ['vpn'] })).toBe(true);
  });

  it('EN-67 the configuration takes slots of five kinds of ads and no other', () => {
    const accepts = (type: string) =>
      adSlotConfigSchema.safeParse({
        monetizationSlots: { 'mpu-1': { type, sizes: {}, unitId: '1234567' } },
        slots: { desktop: 'mpu-1', mobile: 'mpu-1' },
      }).success;
    const kinds = ['display', 'adsense', 'amazon-native', 'taboola', 'media-net'];
    expect([kinds.map(accepts), accepts('popup')]).toEqual([kinds.map(() => true), false]);
  });

  it('CN-01 a script tag names one of five consent categories', () => {
    const accepts = (gdprCategory: string) =>
      scriptTagSchema.safeParse({ tagId: 'probe', timing: 'queue', src: '/probe.js', gdprCategory }).success;
    const categories = ['C0001', 'C0002', 'C0003', 'C0004', 'C0005'];
    expect([categories.map(accepts), accepts('C0006')]).toEqual([categories.map(() => true), false]);
  });
});

describe('embeds', () => {
  it('has the nineteen embed types of the specification and a few of ours', () => {
    expect(embedTypes).toHaveLength(33);
    for (const type of embedTypes) expect(embed.parse(embedExamples[type])).toEqual(embedExamples[type]);
  });

  it('refuses an embed nobody draws', () => {
    expect(embed.safeParse({ type: 'iframe', uuid: 'x', src: 'https://elsewhere.example/' }).success).toBe(
      false,
    );
  });
});

describe('story drafts', () => {
  it('EN-13 fills in what a person leaves out and keeps references by name', () => {
    expect(storyInput.parse(storyDraftExample)).toMatchObject({
      kind: 'article',
      edition: 'us',
      tags: [],
      topics: [{ slug: 'laptops', primary: true }],
    });
  });

  it.each(['Upper-Case', 'two--hyphens', 'trailing-', 'with space', 'ünicode', '', '../up'])(
    'VAL-03 refuses the slug %j',
    (slug) => {
      expect(storyInput.safeParse({ ...storyDraftExample, slug }).success).toBe(false);
    },
  );
});

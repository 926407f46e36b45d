import { describe, expect, it } from 'vitest';
import { adTypes } from '../entities/ad-slot-config.ts';
import { initialAdState } from '../entities/ad-state.ts';
import { initialAdSenseState } from '../entities/adsense-state.ts';
import { article, articleTypes } from '../entities/article.ts';
import { initialAuthState } from '../entities/auth-state.ts';
import { authUser } from '../entities/auth-user.ts';
import { content } from '../entities/content.ts';
import { usLocale } from '../entities/edition.ts';
import { emailShareForm } from '../entities/email-share-form.ts';
import { embed, embedTypes } from '../entities/embed.ts';
import { footerColumnNames } from '../entities/footer-link.ts';
import { initialGlobalState } from '../entities/global-state.ts';
import { listicle } from '../entities/listicle.ts';
import { memberPreferenceLabels } from '../entities/member-preferences.ts';
import { initialNewsletterState } from '../entities/newsletter-state.ts';
import { review } from '../entities/review.ts';
import { reviewCard } from '../entities/review-card.ts';
import { initialRouteHistory } from '../entities/route-history.ts';
import { consentCategories, scriptLocations, scriptTimings } from '../entities/script-tag.ts';
import { storyInput } from '../entities/story-input.ts';
import { vanity } from '../entities/vanity.ts';
import { video, videoFile, videoFileFormats, videoFileTypes } from '../entities/video.ts';
import {
  autoplayTypes,
  initialVideoPlayerState,
  playbackStates,
  videoTrackingStates,
} from '../entities/video-player-state.ts';
import { excludedBucket } from '../limits.ts';
import { isFeatureOn } from '../rules/feature-flags.ts';
import { emailShareFormExample } from './email-share-form.ts';
import { embedExamples } from './embed.ts';
import { featureFlagsExample } from './experiments.ts';
import { scriptTagExample } from './script-tag.ts';
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

  it('EN-14 has eleven article types and refuses a twelfth', () => {
    expect(articleTypes).toEqual([
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
    ]);
    expect(article.safeParse({ ...bare, type: 'listicle' }).success).toBe(false);
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

  it('EN-29 has five file types and three formats', () => {
    expect(videoFileTypes).toEqual(['HLS_CLEAR', 'HLS', 'HDS', 'WIFI', 'Downloadable']);
    expect(videoFileFormats).toEqual(['M3U', 'MPEG4', 'm3u8']);
    expect(videoFile.safeParse({ ...videoFileExample, type: 'DASH' }).success).toBe(false);
    expect(videoFile.safeParse({ ...videoFileExample, format: 'webm' }).success).toBe(false);
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

  it('EN-53 knows the footer columns alpha, beta and charlie', () => {
    expect(footerColumnNames).toEqual(['alpha', 'beta', 'charlie']);
  });

  it('EN-54 serves one locale: us, United States, en-US, no path prefix', () => {
    expect(usLocale).toEqual({ code: 'us', label: 'United States', language: 'en-US' });
  });

  it('EN-55 lets a provider leave login_count out', () => {
    expect(authUser.parse({ sub: 'a', email: 'a@mail.example' }).login_count).toBeUndefined();
  });

  it('EN-56 starts with nobody signed in', () => {
    expect(initialAuthState).toEqual({ fetchComplete: false, loggedIn: false, profile: null, user: null });
  });

  it('EN-58 starts without newsletters and subscriptions', () => {
    expect(initialNewsletterState).toEqual({ newsletters: [], subscriptions: [] });
  });

  it('EN-59 has ten labels', () => {
    expect(Object.keys(memberPreferenceLabels)).toHaveLength(10);
  });

  it('EN-61 calls the bucket of those left out exclude', () => {
    expect(excludedBucket).toBe('exclude');
  });

  it('EN-62 evaluates a boolean and a criteria chain', () => {
    const facts = { edition: 'us', routeName: 'topic', path: '/topic/health/', topicSlugs: ['health'] };
    const page = { ...facts, isLiveBlog: false };
    expect(isFeatureOn('analytics', featureFlagsExample.analytics, page)).toBe(true);
    expect(isFeatureOn('ads', featureFlagsExample.ads, page)).toBe(false);
    expect(isFeatureOn('ads', featureFlagsExample.ads, { ...page, topicSlugs: ['vpn'] })).toBe(true);
  });

  it('EN-65 EN-66 start with ads off', () => {
    expect(initialAdState.enabled).toBe(false);
    expect(initialAdSenseState).toMatchObject({ ads: [], pageOptions: { personalizedAds: false } });
  });

  it('EN-67 knows five kinds of ads', () => {
    expect(adTypes).toEqual(['display', 'adsense', 'amazon-native', 'taboola', 'media-net']);
  });

  it('EN-70 has six timings', () => {
    expect(scriptTimings).toEqual([
      'immediate',
      'queue',
      'domContentLoaded',
      'windowLoad',
      'beforeUnload',
      'serverRender',
    ]);
    expect(scriptTimings).toContain(scriptTagExample.timing);
  });

  it('EN-71 has three locations', () => {
    expect(scriptLocations).toEqual(['head', 'body', 'footer']);
  });

  it('CN-01 has five consent categories', () => {
    expect(consentCategories).toEqual({
      critical: 'C0001',
      performance: 'C0002',
      functional: 'C0003',
      targeting: 'C0004',
      social: 'C0005',
    });
  });

  it('EN-72 starts with an unplayed video, by hand', () => {
    expect(initialVideoPlayerState).toMatchObject({ autoplayType: 'MANUAL', videoState: 'UNPLAYED' });
  });

  it('VD-01 VD-02 know the states of a video', () => {
    expect(playbackStates).toEqual({
      EMPTY: -2,
      LOADING: -1,
      STOPPED: 0,
      PLAYING: 1,
      PAUSED: 2,
      BUFFERING: 3,
    });
    expect(videoTrackingStates).toHaveLength(9);
    expect(autoplayTypes).toEqual(['AUTOPLAY', 'MANUAL']);
  });

  it('EN-75 starts global state with edition us, nothing fetched and the configured brand', () => {
    expect(initialGlobalState('Wavelength')).toEqual({
      brand: 'Wavelength',
      edition: 'us',
      hasAffiliateDisclosure: false,
      overlayActive: false,
      breakingNews: null,
      innovationIndexTrends: null,
    });
  });

  it('EN-76 starts with no path', () => {
    expect(initialRouteHistory).toEqual({ currentPath: '' });
  });
});

describe('embeds', () => {
  it('has the nineteen embed types of the specification and a few of ours', () => {
    expect(embedTypes).toHaveLength(23);
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

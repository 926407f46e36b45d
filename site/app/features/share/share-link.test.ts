import { describe, expect, it } from 'vitest';
import { shareBar, shareButton } from '#content/entities/share-button.ts';
import {
  isShareProvider,
  mailLink,
  popupFeatures,
  sharedStory,
  shareLink,
  shareWords,
} from './share-link.ts';

const story = { id: '42', url: 'https://site.test/article/a-b/', title: 'Q&A: 50% + more?' };
const words = shareWords(story);
const profiles = [
  { name: 'instagram', url: 'https://www.instagram.com/us' },
  { name: 'youtube', url: 'https://www.youtube.com/@us' },
  { name: 'tiktok', url: 'https://www.tiktok.com/@us' },
];

describe('share buttons', () => {
  it('ART-09 are those of the list and no others', () => {
    expect(shareButton.options.toSorted()).toEqual(
      [
        'comments',
        'facebook',
        'flipboard',
        'instagram',
        'pinterest',
        'reddit',
        'twitter',
        'youtube',
        'linkedin',
        'email',
        'tiktok',
      ].toSorted(),
    );
    expect(shareBar.safeParse({ bar: ['facebook', 'myspace'], more: [] }).success).toBe(false);
    expect(shareBar.safeParse({ bar: ['facebook'], more: ['email'] }).success).toBe(true);
  });

  it.each([
    ['facebook', 'https://www.facebook.com/sharer/sharer.php', 'u'],
    ['twitter', 'https://x.com/intent/post', 'url'],
    ['linkedin', 'https://www.linkedin.com/sharing/share-offsite/', 'url'],
    ['reddit', 'https://www.reddit.com/submit', 'url'],
    ['flipboard', 'https://share.flipboard.com/bookmarklet/popout', 'url'],
    ['pinterest', 'https://www.pinterest.com/pin/create/button/', 'url'],
  ] as const)('ART-11 %s gets the absolute URL of the story', (name, address, field) => {
    const link = new URL(shareLink(name, words, profiles) ?? '');
    expect(link.origin + link.pathname).toBe(address);
    expect(link.searchParams.get(field)).toBe(story.url);
    expect(isShareProvider(name)).toBe(true);
  });

  it.each([
    ['as it was typed', 'Q&A: 50% + “more”?', 'Q&A: 50% + “more”?'],
    ['with a replacement for a lone surrogate', 'a\ud83d', 'a\ufffd'],
  ])('ART-11 the title can be decoded %s', (_, title, expected) => {
    expect(sharedStory(shareWords({ ...story, title }))).toEqual({ ...story, title: expected });
  });

  it('ART-11 open a window of 620 by 440 in the middle of the screen', () => {
    expect(popupFeatures({ width: 1440, height: 900 })).toBe(
      'popup,noopener,width=620,height=440,left=410,top=230',
    );
    expect(popupFeatures({ width: 320, height: 300 })).toContain('left=0,top=0');
  });

  it.each(profiles)('ART-12 $name takes no links: its button leads to our profile', ({ name, url }) => {
    const button = shareButton.parse(name);
    expect(shareLink(button, words, profiles)).toBe(url);
    expect(shareLink(button, words, [])).toBeUndefined();
    expect(isShareProvider(button)).toBe(false);
  });

  it('ART-02 ART-13 the comments button links to the comments of the story', () => {
    expect(shareLink('comments', words, profiles)).toBe('#comments-42');
  });

  it('ART-04 without a script the mail program opens with title and address', () => {
    expect(shareLink('email', words, profiles)).toBe(mailLink(words));
    expect(mailLink(words)).toBe(
      'mailto:?subject=Q%26A%3A%2050%25%20%2B%20more%3F&body=Q%26A%3A%2050%25%20%2B%20more%3F%0Ahttps%3A%2F%2Fsite.test%2Farticle%2Fa-b%2F',
    );
  });
});

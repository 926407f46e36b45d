import { expect, it } from 'vitest';
import { makePreviewToken, readPreviewToken } from './preview-token.ts';

const now = new Date('2026-11-15T12:00:00Z');
const later = new Date(now.getTime() + 1);
const good = makePreviewToken({ storyId: 'story-1' }, later, 'secret');
const [id = '', expiry = '', signature = ''] = good.split('.');

it('RM-27 a token opens the story it was made for, and is safe in an address', () => {
  expect(readPreviewToken(good, now, 'secret')).toMatchObject({ storyId: 'story-1' });
  expect(good).toMatch(/^[\w.-]+$/);
});

it.each([
  ['forged', makePreviewToken({ storyId: 'story-1' }, later, 'another secret'), 'secret'],
  ['expired', makePreviewToken({ storyId: 'story-1' }, now, 'secret'), 'secret'],
  ['for another story', `${Buffer.from('story-2').toString('base64url')}.${expiry}.${signature}`, 'secret'],
  ['prolonged', `${id}.zzzzzzzzz.${signature}`, 'secret'],
  ['cut', `${id}.${expiry}.`, 'secret'],
  ['longer', `${good}.x`, 'secret'],
  ['made up', '1', 'secret'],
  ['empty', '', 'secret'],
  ['made without a secret', makePreviewToken({ storyId: 'story-1' }, later, ''), ''],
])('RM-27 a token that is %s opens nothing', (_, token, secret) => {
  expect(readPreviewToken(token, now, secret)).toBeUndefined();
});

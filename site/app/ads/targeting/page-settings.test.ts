import { expect, it } from 'vitest';
import { pageAdSettings } from './page-settings.ts';

const facts = { ptype: 'article' };
const page = { pageType: 'article', isPaidMedia: false, facts, criteria: {} } as never;
const config = { env: 'test', region: 'aw' };
const place = { device: 'desktop', geo: 'US' };

const session = () => ({ pageViews: 1 }) as never;

/** Settings with consent that changes: first when read, then after the personal code has loaded. */
async function settingsAfter(...answers: boolean[]) {
  const counted: string[] = [];
  const load = async () => ({
    personalAdSettings: () => {
      counted.push('a page view');
      return { targeting: { vguid: 'x' }, isLimited: false, reader: 'reader-1' };
    },
  });
  const settings = await pageAdSettings(
    page,
    () => answers.shift() ?? false,
    config,
    place,
    session,
    load as never,
  );
  return { ...settings, counted };
}

it('CN-10 AD-39 consent withdrawn while code loads counts as none: no data is read, stored or sent', async () => {
  expect(await settingsAfter(true, false)).toEqual({
    targeting: { ptype: 'article', device: 'desktop', env: 'test', region: 'aw', geo: 'US' },
    isLimited: true,
    counted: [],
  });
});

it('CN-10 AD-39 session data is sent with consent only, page data always', async () => {
  expect(await settingsAfter(true, true)).toMatchObject({ reader: 'reader-1', counted: ['a page view'] });
  expect(await settingsAfter(false)).toMatchObject({ isLimited: true, counted: [] });
});

it('AD-39 without its code requests are not personalized', async () => {
  const gone = () => Promise.reject(new Error('offline'));
  expect(await pageAdSettings(page, () => true, config, place, session, gone)).toMatchObject({
    isLimited: true,
  });
});

it('AD-15 AD-39 story facts are set on slots only: those of an appended story could not unset them', async () => {
  const about = {
    ptype: 'article',
    edition: 'us',
    cid: 'a-1',
    collection: 'first',
    pid: 'p-1',
    sectopic: 'x',
  };
  const settings = await pageAdSettings({ facts: about } as never, () => false, config, place, session);
  expect(settings.targeting).toEqual({
    ptype: 'article',
    edition: 'us',
    device: 'desktop',
    env: 'test',
    region: 'aw',
    geo: 'US',
  });
});

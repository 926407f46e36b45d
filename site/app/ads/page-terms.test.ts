import { expect, it } from 'vitest';
import { pageTerms } from './page-terms.ts';

const facts = { ptype: 'article' };
const page = { pageType: 'article', isPaidMedia: false, facts, criteria: {} } as never;
const config = { env: 'test', region: 'aw' };
const place = { device: 'desktop', geo: 'US' };

const visit = () => ({ pageViews: 1 }) as never;

/** Terms of a page whose reader answers in turn: first when asked, then when the code about them has come. */
async function termsAfter(...answers: boolean[]) {
  const counted: string[] = [];
  const load = async () => ({
    personalTerms: () => {
      counted.push('a page view');
      return { targeting: { vguid: 'x' }, isLimited: false, reader: 'somebody' };
    },
  });
  const terms = await pageTerms(page, () => answers.shift() ?? false, config, place, visit, load as never);
  return { ...terms, counted };
}

it('CN-10 AD-39 leave that is taken back while code loads is no leave: nothing is read, kept or told', async () => {
  expect(await termsAfter(true, false)).toEqual({
    targeting: { ptype: 'article', device: 'desktop', env: 'test', region: 'aw', geo: 'US' },
    isLimited: true,
    counted: [],
  });
});

it('CN-10 AD-39 with leave that holds the visit is told, without it the page alone', async () => {
  expect(await termsAfter(true, true)).toMatchObject({ reader: 'somebody', counted: ['a page view'] });
  expect(await termsAfter(false)).toMatchObject({ isLimited: true, counted: [] });
});

it('AD-39 code that does not come knows nobody', async () => {
  const gone = () => Promise.reject(new Error('offline'));
  expect(await pageTerms(page, () => true, config, place, visit, gone)).toMatchObject({ isLimited: true });
});

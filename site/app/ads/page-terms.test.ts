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

it('AD-15 AD-39 what its story is about is said by slots alone: those of a story that follows could not take it back', async () => {
  const about = {
    ptype: 'article',
    edition: 'us',
    cid: 'a-1',
    collection: 'first',
    pid: 'p-1',
    sectopic: 'x',
  };
  const terms = await pageTerms({ facts: about } as never, () => false, config, place, visit);
  expect(terms.targeting).toEqual({
    ptype: 'article',
    edition: 'us',
    device: 'desktop',
    env: 'test',
    region: 'aw',
    geo: 'US',
  });
});

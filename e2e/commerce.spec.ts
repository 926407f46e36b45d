import type { Page } from '@playwright/test';
import { expect, hydrated, testOnSharedPage as test } from './journey.ts';
import { readHead } from './read-head.ts';

const list = '/article/best-laptops/';
const review = '/product/halden-book-14/';
const guid = /[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}/;

/** The demo's shops do not exist; the journey answers for them. */
async function openShops(page: Page) {
  await page
    .context()
    .route(/\.example\//, (route) => route.fulfill({ body: 'A shop', contentType: 'text/html' }));
}

/** The JSON-LD object of a type in the server's HTML. */
async function structured(page: Page, path: string, type: string): Promise<Record<string, unknown>> {
  const head = readHead(await (await page.request.get(path)).text());
  const found = head.structured.find((object) => object['@type'] === type);
  if (!found) throw new Error(`the page has no structured data of type ${type}`);
  return found;
}

const disclosure = (page: Page) => page.locator('[data-disclosure="affiliate"]');

test.describe('a review', () => {
  test('RV-01 RV-02 RV-13 SEO-14 shows its score, the editors’ mark, good, bad, scores, takeaways and specifications', async ({
    page,
  }) => {
    await page.goto(review);
    const verdict = page.getByRole('region', { name: 'Verdict' });
    await expect(verdict.getByText('4.5', { exact: true })).toBeVisible();
    await expect(verdict.getByRole('img', { name: '4.5 out of 5 stars' })).toBeVisible();
    await expect(verdict.getByText(/The first fanless laptop/)).toBeVisible();
    await expect(verdict.getByText(/Editors’ Choice\s+\w{3} \d{4}/)).toBeVisible();
    for (const name of ['The good', 'The bad', 'Scores', 'Key takeaways', 'Specifications', 'Where to buy'])
      await expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
    await expect(page.getByRole('img', { name: 'Webcam: 2.5 out of 5' })).toBeVisible();
    await expect(page.getByRole('row', { name: 'Maker Halden' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Also consider' })).toBeVisible();
    await expect(disclosure(page).first()).toBeVisible();

    expect(await structured(page, review, 'Review')).toMatchObject({
      reviewRating: { ratingValue: 4.5, bestRating: 5 },
      positiveNotes: { '@type': 'ItemList', itemListElement: { length: 3 } },
      negativeNotes: { '@type': 'ItemList', itemListElement: { length: 3 } },
      itemReviewed: {
        '@type': 'Product',
        brand: { name: 'Halden' },
        offers: { lowPrice: 1199, offerCount: 5 },
      },
    });
  });

  test('RV-03 RV-05 RV-08 RV-12 RV-13 shops, review cards, prices and the disclosure', async ({ page }) => {
    await test.step('RV-08 RV-12 names shops by weight, with the best price in accent and no cents', async () => {
      await page.goto('/product/orrin-9/');
      const shops = page.locator('[data-part="resellers"] a');
      await expect(shops).toHaveText([
        /^\$1,149 at Orrin/,
        /^\$1,119 at Parcelry/,
        /^\$1,129 at Fairway Electric/,
      ]);
      const grounds = await shops.evaluateAll((links) =>
        links.map((link) => getComputedStyle(link).backgroundColor),
      );
      expect(grounds.map((ground) => ground === 'rgb(255, 194, 61)')).toEqual([false, true, false]);
      expect(await page.locator('main').textContent()).not.toMatch(/\$[\d,]+\.\d\d/);
    });

    await test.step('RV-03 shows awards with their month, points and offers', async () => {
      await page.goto('/product/northbeam-trio/');
      const card = page.getByRole('complementary', { name: 'Northbeam Trio', exact: true });
      await expect(card.getByText(/Innovation Award\s+Jan 2026/)).toBeVisible();
      await expect(card.getByText('No subscription')).toBeVisible();
      await expect(card.getByText('Two wired ports per unit')).toBeVisible();
      await expect(card.getByRole('link', { name: /^\$399 at Parcelry/ })).toBeVisible();
      await expect(card.getByText('Illustration: Wavelength, after the maker’s own plan')).toBeVisible();
    });

    await test.step('RV-05 shows no price where prices are not to be used', async () => {
      await page.goto('/article/best-vpn-services/');
      const offers = page.locator('a[rel~="sponsored"]');
      // The price of a free product in the data is meaningless; its neighbors show theirs.
      const free = await offers.filter({ hasText: 'Quietline' }).allInnerTexts();
      expect(free.length).toBeGreaterThan(0);
      for (const text of free) expect(text).not.toContain('$');
      await expect(page.getByRole('link', { name: /See it at Quietline/ }).first()).toBeVisible();
      await expect(offers.filter({ hasText: /\$\d/ }).first()).toBeVisible();
    });

    await test.step('RV-13 pages that may earn money say so; news does not', async () => {
      // The best list and the review show it in their own journeys.
      await page.goto('/article/best-headphones/');
      await expect(disclosure(page).first()).toBeVisible();
      await page.goto('/article/orrin-delays-foldable-third-time/');
      await expect(page.locator('h1').first()).toBeVisible();
      await expect(disclosure(page)).toHaveCount(0);
    });
  });
});

test.describe('a review card', () => {
  test('RV-14 leads to its review', { tag: '@all' }, async ({ page }) => {
    const htmlOf = async (path: string) => (await page.request.get(path)).text();
    const list = await htmlOf('/deals/');
    const deals = [
      ...list.slice(list.indexOf('<main')).matchAll(/href="((?:\/[\w-]+)*\/article\/[^"#?]+)"/g),
    ];
    // Not every product on sale was reviewed: the first one that was.
    for (const deal of new Set(deals.map(([, path = '']) => path))) {
      if (!(await htmlOf(deal)).includes('Read the full review')) continue;
      await page.goto(deal);
      const link = page.locator('aside').getByRole('link', { name: 'Read the full review' }).first();
      const name = await link.locator('xpath=ancestor::aside').getAttribute('aria-label');
      await link.click();
      await page.waitForURL('**/product/**');
      await expect(page.locator('h1').first()).toContainText(`${name} review`);
      return;
    }
    throw new Error('no deal has a reviewed product');
  });
});

test.describe('a best list', () => {
  test('RV-04 RV-06 RV-07 RV-13 shows every pick, a jump bar that stays in sight, and a comparison', {
    tag: '@widths',
  }, async ({ page, viewport }) => {
    const isPhone = (viewport?.width ?? 0) < 768;
    await page.goto(list);
    await hydrated(page);
    await expect(disclosure(page).first()).toBeVisible();

    if (!isPhone)
      await test.step('RV-04 RV-06 RV-07 picks with their words, picture and offers', async () => {
        const first = page.getByRole('region', { name: 'Halden Book 14' });
        await expect(first.getByText('Best overall')).toBeVisible();
        await expect(first.getByRole('link', { name: 'Halden Book 14', exact: true })).toHaveAttribute(
          'href',
          review,
        );
        await expect(first.getByText('15-hour battery')).toBeVisible();
        await expect(first.getByText('Weak webcam')).toBeVisible();
        await expect(first.getByRole('link', { name: 'Read our full review' })).toHaveAttribute(
          'href',
          review,
        );
        await expect(first.getByRole('link', { name: /at Parcelry/ })).toHaveAttribute(
          'href',
          /^https:\/\/go\.parcelry/,
        );
        await expect(first.getByRole('link', { name: /at Marlow/ })).toHaveAttribute(
          'href',
          /^https:\/\/www\.marlows/,
        );
        const widths = await page
          .locator('article section > header > span')
          .evaluateAll((figures) => figures.map((figure) => getComputedStyle(figure).fontStretch));
        expect(widths).toEqual(['125%', '110%', '95%', '80%']);
      });

    await test.step('RV-04 the jump bar stays in sight and marks the reader’s position', async () => {
      const bar = page.getByRole('navigation', { name: 'Jump to a pick' });
      await expect(bar.getByRole('link', { name: '1. Overall' })).toHaveAttribute('aria-current', 'true');
      await bar.getByRole('link', { name: '3. To repair' }).click();
      await expect(bar.getByRole('link', { name: '3. To repair' })).toHaveAttribute('aria-current', 'true');
      await expect(bar.locator('[aria-current]')).toHaveCount(1);
      await expect(bar).toBeInViewport();
      await expect(page.getByRole('heading', { name: 'Tern Dev 14' }).last()).toBeInViewport();
      expect(new URL(page.url()).hash).toMatch(/^#listicle-/);
      await page
        .getByRole('heading', { name: 'Compare them' })
        .evaluate((title) => title.scrollIntoView({ block: 'start' }));
      await expect(bar.getByRole('link', { name: 'Compare' })).toHaveAttribute('aria-current', 'true');
      await expect(bar.getByRole('link', { name: 'Compare' })).toBeInViewport();
    });
    if (!isPhone) return;

    await test.step('the comparison scrolls alone, by keyboard too, and keeps the names in sight', async () => {
      const region = page.getByRole('region', { name: 'Comparison of the picks' });
      await region.scrollIntoViewIfNeeded();
      await region.focus();
      await expect(region).toBeFocused();
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('ArrowRight');
      await expect.poll(() => region.evaluate((box) => box.scrollLeft)).toBeGreaterThan(20);
      const name = region.getByRole('rowheader').first();
      expect((await name.boundingBox())?.x).toBeGreaterThanOrEqual(0);
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    });
  });

  test('SEO-14 has its picks in order in the structured data', { tag: '@wide' }, async ({ page }) => {
    const { itemListElement } = await structured(page, list, 'ItemList');
    expect(itemListElement).toMatchObject([
      { position: 1, name: 'Halden Book 14', item: { '@type': 'Product', offers: { lowPrice: 1199 } } },
      { position: 2, name: 'Marrow Air 13' },
      { position: 3, name: 'Tern Dev 14' },
      { position: 4, name: 'Halden Book 16' },
    ]);
    await structured(page, list, 'FAQPage');
  });
});

test.describe('paid links', () => {
  test('RV-09 RV-10 RV-11 carry story and position; the view joins when the reader reaches for one', {
    tag: '@wide',
  }, async ({ page }) => {
    await openShops(page);
    await page.goto(list);
    await hydrated(page);
    const link = page.getByRole('link', { name: /\$1,199 at Parcelry/ }).first();
    await expect(link).toHaveAttribute('rel', 'sponsored noopener nofollow');
    await expect(link).toHaveAttribute('target', '_blank');
    const written = new URL((await link.getAttribute('href')) ?? '').searchParams;
    expect(written.get('subid1')).toBe('piece-best-laptops');
    expect(written.get('subid2')).toBeNull();
    expect(written.get('subid3')).toBe('glance-1');

    const [shop] = await Promise.all([page.waitForEvent('popup'), link.click()]);
    const first = new URL(shop.url()).searchParams;
    expect(first.get('subid2')).toMatch(guid);
    expect(first.get('subid1')).toBe('piece-best-laptops');
    expect(await shop.evaluate(() => window.opener)).toBeNull();

    // Another page is another view, also without a new document.
    await page
      .getByRole('region', { name: 'Halden Book 14' })
      .getByRole('link', { name: 'Halden Book 14', exact: true })
      .click();
    await expect(page.locator('h1').first()).toContainText('Halden Book 14 review');
    const next = page.getByRole('region', { name: 'Verdict' }).getByRole('link', { name: /at Parcelry/ });
    await next.focus();
    const [second] = await Promise.all([page.waitForEvent('popup'), page.keyboard.press('Enter')]);
    const later = new URL(second.url()).searchParams;
    expect(later.get('subid1')).toBe('piece-halden-book-14');
    expect(later.get('subid2')).toMatch(guid);
    expect(later.get('subid2')).not.toBe(first.get('subid2'));
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('RV-04 RV-09 RV-11 a list is complete: picks, links, table and questions', {
    tag: ['@phone', '@all'],
  }, async ({ page }) => {
    await page.goto(list);
    await expect(page.locator('section[id^="listicle-"]')).toHaveCount(4);
    const link = page.getByRole('link', { name: /\$1,199 at Parcelry/ }).first();
    await expect(link).toHaveAttribute('href', /subid1=piece-best-laptops&subid3=glance-1$/);
    await expect(link).toHaveAttribute('rel', 'sponsored noopener nofollow');
    await page.getByRole('link', { name: 'Questions', exact: true }).click();
    const question = page.locator('details', { hasText: 'Should I wait for the spring models?' });
    await expect(question.getByText('Only if you know what you are waiting for.')).toBeHidden();
    await question.locator('summary').click();
    await expect(question.getByText('Only if you know what you are waiting for.')).toBeVisible();
    await expect(page.getByRole('rowheader', { name: 'Tern Dev 14' })).toBeAttached();
  });
});

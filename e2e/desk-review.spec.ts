// A review, a gallery and a best list at the desk: by mouse, by keyboard alone, on a phone; axe in both themes.
import type { Locator, Page } from '@playwright/test';
import { tabTo } from './by-keyboard.ts';
import { expectNoViolationsInAll as expectNoViolations } from './desk-axe.ts';
import { expect } from './journey.ts';
import { allWidthsInAll, deskTest as test } from './newsroom.ts';
import type { StaffCalls, StoredStory } from './staff-calls.ts';

test.use({ mayLogErrors: true });

const newStory = async (staff: StaffCalls, story: object) =>
  (await staff.newStory({ title: 'A story with parts', ...story })).id;
/** As a program reads it. */
const read = async (staff: StaffCalls, id: string) => (await staff.read(id)).story;

/** A word that only stories of this journey have. */
const uniqueWord = ({ name }: StaffCalls) => name.split('-').at(-1);

const pick = (hed: string) => ({
  type: 'listicle',
  uuid: hed,
  listicle: {
    hed,
    usePricing: true,
    merchantOffers: [{ offerMerchant: 'Marlow', offerPrice: 90, url: 'https://marlow.example/' }],
  },
});
const bestList = {
  kind: 'article',
  type: 'best-list',
  body: '<p>One.</p>\n[shortcode type="listicle" uuid="Alder"]\n<p>Two.</p>\n[shortcode type="listicle" uuid="Birch"]',
  additionalShortcodeData: { Alder: pick('Alder'), Birch: pick('Birch') },
  listicles: [{ uuid: 'cedar', hed: 'Cedar', usePricing: false }],
};
const review = { kind: 'review', body: '<p>It is quiet.</p>', good: ['Light', 'Silent'] };

async function open(page: Page, id: string, part: string): Promise<Locator> {
  await page.goto(`/desk/stories/${id}/`);
  const region = page.getByRole('region', { name: part, exact: true });
  await expect(region).toBeVisible();
  return region;
}

/** Picks in the order of the text. */
const picksOf = ({ body }: StoredStory) => [...body.matchAll(/uuid="([^"]+)"/g)].map(([, uuid]) => uuid);

const value = (list: Locator) =>
  list.getByRole('textbox').evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value));

/** Drags until the entry is there: a browser on a busy machine misses a drag now and then, as people do. */
const drag = (handle: Locator, place: Locator, isThere: () => Promise<unknown>) =>
  expect(async () => {
    await handle.dragTo(place);
    await isThere();
  }).toPass();
const soon = { timeout: 1500 };

/** Places the picture of this journey with that number: the library has a thousand others. */
async function choosePicture(page: Page, staff: StaffCalls, index: number): Promise<void> {
  const dialog = page.getByRole('dialog');
  const { filename } = await staff.newPicture();
  await dialog.getByLabel('Search pictures').fill(filename);
  const pictures = dialog.getByRole('list', { name: 'Pictures' }).getByRole('button', { disabled: false });
  await expect(pictures).toHaveCount(1);
  await pictures.click();
  await dialog.getByLabel('Description for people who cannot see it').fill(`Picture number ${index}`);
  await dialog.getByRole('button', { name: 'Place picture' }).click();
  await expect(dialog).toHaveCount(0);
}

test('a review is made by mouse', { tag: '@all' }, async ({ page, staff }) => {
  const id = await newStory(staff, review);
  const product = await open(page, id, 'Product');
  await product.getByLabel('Name').fill('Halden Book 14');
  await product.getByLabel('Maker').fill('Halden');
  await product.getByLabel('List price').fill('1249.50');
  const score = page.getByRole('region', { name: 'Score' });
  await score.getByLabel('Score', { exact: true }).fill('4.5');
  await score.getByRole('button', { name: 'Add a score' }).click();
  await score.getByLabel('Part 1').fill('Battery');
  await score.getByLabel('Score of Battery').fill('3');
  await expect(score.getByText('You gave 4.5; the average of 1 is 3.')).toBeVisible();
  const good = page.getByRole('list', { name: 'Good' });
  await drag(good.getByTitle(/^Drag/).nth(1), good.getByRole('listitem').first(), () =>
    expect.poll(() => value(good), soon).toEqual(['Silent', 'Light']),
  );
  await good.getByRole('button', { name: 'Remove Silent' }).click();
  expect(await value(good)).toEqual(['Light']);
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('region', { name: 'Bottom line' }).getByRole('textbox').fill('Buy it.');
  const offers = page.getByRole('region', { name: 'Offers' });
  const address = `https://parcelry.example/${id}`;
  const prices = [{ url: address, price: 1199, checkedAt: new Date(Date.now() - 60_000).toISOString() }];
  await staff.call('POST', '/offers/wavelength/prices', { prices });
  await offers.getByRole('button', { name: 'Add an offer' }).click();
  await offers.getByLabel('Merchant').fill('Parcelry');
  await offers.getByLabel('Address').fill(address);
  await offers.getByRole('button', { name: 'Use $1,199' }).click();
  await expect(offers.getByText(/^Checked .*: \$1,199$/)).toBeVisible();
  await expectNoViolations(page);
  await expect
    .poll(() => read(staff, id))
    .toMatchObject({
      starRating: 4.5,
      good: ['Silent', 'Light'],
      bottomLine: 'Buy it.',
      subRatings: [{ name: 'Battery', rating: 3 }],
      relatedProduct: {
        product: { name: 'Halden Book 14', slug: 'halden-book-14', msrp: 1249.5 },
        manufacturer: { slug: 'halden' },
        resellers: [{ name: 'Parcelry', price: 1199, url: address }],
      },
    });
  // What the screen shows is not a second time in the generated form.
  await page.getByRole('tab', { name: 'All fields' }).click();
  await expect(page.getByRole('tabpanel').getByText('Scores in parts')).toHaveCount(0);
});

test('a gallery is made by mouse', { tag: '@all' }, async ({ page, staff }) => {
  const galleryId = await newStory(staff, { kind: 'gallery', items: [] });
  const pictures = await open(page, galleryId, 'Pictures');
  for (const index of [0, 1]) {
    await pictures.getByRole('button', { name: 'Add a picture' }).click();
    await choosePicture(page, staff, index);
  }
  const inGallery = pictures.getByRole('list', { name: 'Pictures' });
  await expect(inGallery.getByRole('listitem')).toHaveCount(2);
  await inGallery.getByLabel('Title').first().fill('The hinge');
  await drag(inGallery.getByTitle(/^Drag/).first(), inGallery.getByRole('listitem').nth(1), () =>
    expect(inGallery.getByLabel('Title').nth(1)).toHaveValue('The hinge', soon),
  );
  await expectNoViolations(page);
  await expect
    .poll(async () => (await read(staff, galleryId)).items)
    .toMatchObject([
      { position: 1, image: { alt: 'Picture number 1' } },
      { position: 2, title: 'The hinge', image: { alt: 'Picture number 0' } },
    ]);
});

test('a best list is made by mouse', { tag: '@all' }, async ({ page, staff }) => {
  const listId = await newStory(staff, bestList);
  const picks = await open(page, listId, 'Picks');
  const list = picks.getByRole('list', { name: 'Picks' });
  await drag(list.getByTitle(/^Drag/).nth(1), list.getByRole('listitem').first(), () =>
    expect(list.getByRole('listitem').first()).toContainText('Birch', soon),
  );
  await picks.getByRole('button', { name: 'Place in the text' }).click();
  await expect(picks.getByText('Cedar', { exact: true })).toBeVisible();
  await list.getByRole('button', { name: 'Remove Alder' }).click();
  await expect(list.getByText('Alder')).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await list.getByRole('button', { name: 'Edit Birch' }).click();
  await list.getByLabel('Best for').fill('Best value');
  await expectNoViolations(page);
  await expect.poll(async () => picksOf(await read(staff, listId))).toEqual(['Birch', 'Alder', 'cedar']);
  await expect
    .poll(async () => JSON.stringify((await read(staff, listId)).additionalShortcodeData))
    .toContain('"subhed":"Best value"');
});

test('a review and a gallery are changed by keyboard alone', async ({ page, staff }) => {
  const id = await newStory(staff, { ...review, starRating: 4 });
  const product = await open(page, id, 'Product');
  await page.getByPlaceholder('Headline').focus();
  await tabTo(page, product.getByLabel('Name'));
  await page.keyboard.type('Tern');
  const score = page.getByRole('region', { name: 'Score' });
  await tabTo(page, score.getByLabel('Score', { exact: true }));
  await page.keyboard.press('ArrowUp');
  const good = page.getByRole('list', { name: 'Good' });
  await tabTo(page, good.getByRole('textbox').first());
  await page.keyboard.press('Alt+ArrowDown');
  await expect(good.getByRole('textbox').nth(1)).toBeFocused();
  await expect(page.getByText('Light, 2 of 2 in Good')).toBeAttached();
  const offers = page.getByRole('region', { name: 'Offers' });
  await tabTo(page, offers.getByRole('button', { name: 'Add an offer' }));
  await page.keyboard.press('Enter');
  await page.keyboard.press('Shift+Tab');
  await expect(offers.getByRole('button', { name: 'Remove Offer 1' })).toBeFocused();
  for (let press = 0; press < 3; press += 1) await page.keyboard.press('Shift+Tab');
  await expect(offers.getByLabel('Merchant')).toBeFocused();
  await page.keyboard.type('Tern');
  await expect
    .poll(() => read(staff, id))
    .toMatchObject({
      starRating: 4.5,
      good: ['Silent', 'Light'],
      relatedProduct: { product: { name: 'Tern' }, resellers: [{ name: 'Tern' }] },
    });

  const item = (title: string, position: number) => ({ id: title, title, position });
  const galleryId = await newStory(staff, { kind: 'gallery', items: [item('One', 1), item('Two', 2)] });
  const pictures = await open(page, galleryId, 'Pictures');
  await page.getByPlaceholder('Headline').focus();
  await tabTo(page, pictures.getByLabel('Title').first());
  await page.keyboard.press('Alt+ArrowDown');
  await expect(pictures.getByLabel('Title').nth(1)).toBeFocused();
  await expect
    .poll(async () => (await read(staff, galleryId)).items)
    .toMatchObject([{ id: 'Two' }, { id: 'One' }]);
});

test('a best list is changed by keyboard alone, and an article becomes one by its first pick', {
  tag: '@all',
}, async ({ page, staff }) => {
  const listId = await newStory(staff, bestList);
  const picks = await open(page, listId, 'Picks');
  const edit = picks.getByRole('button', { name: 'Edit Birch' });
  await picks.getByRole('button', { name: 'Add a pick' }).focus();
  await tabTo(page, edit);
  await page.keyboard.press('Alt+ArrowUp');
  await expect(edit).toBeFocused();
  await tabTo(page, picks.getByRole('button', { name: 'Place in the text' }));
  await page.keyboard.press('Enter');
  await expect.poll(async () => picksOf(await read(staff, listId))).toEqual(['Birch', 'Alder', 'cedar']);

  const articleId = await newStory(staff, { kind: 'article', body: '<p>Three chairs.</p>' });
  await page.goto(`/desk/stories/${articleId}/`);
  await page.getByRole('textbox', { name: 'Text of the story' }).focus();
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.press('Enter');
  await page.keyboard.type('/listicle');
  await page.keyboard.press('Enter');
  const form = page.getByRole('dialog', { name: 'Listicle entry' });
  await expect(form).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(form).toHaveCount(0);
  await tabTo(page, page.getByRole('button', { name: 'Edit Pick 1' }));
  await page.keyboard.press('Enter');
  await tabTo(page, picks.getByLabel('Name', { exact: true }));
  await page.keyboard.type('Alder');
  await expect
    .poll(async () => JSON.stringify((await read(staff, articleId)).additionalShortcodeData))
    .toContain('"hed":"Alder"');
});

test('a product of another story becomes a pick and the product of a review; picks are ordered by score', {
  tag: '@all',
}, async ({ page, staff }) => {
  const name = `Quill ${uniqueWord(staff)}`;
  await newStory(staff, {
    ...review,
    starRating: 4.5,
    relatedProduct: {
      id: 'quill',
      product: { name, slug: 'quill', shortSpecs: ['Weight: 1.2 kg'] },
      manufacturer: { id: 'halden', name: 'Halden', slug: 'halden' },
      resellers: [{ id: 'a', name: 'Parcelry', price: 1199, url: 'https://parcelry.example/quill' }],
    },
  });
  const listId = await newStory(staff, bestList);
  const picks = await open(page, listId, 'Picks');
  const list = picks.getByRole('list', { name: 'Picks' });
  const dialog = page.getByRole('dialog');
  const found = dialog.getByRole('menuitem', { name: `Halden ${name}` });
  const undo = page.getByRole('button', { name: 'Undo' });
  await picks.getByRole('button', { name: 'Find a product' }).click();
  await dialog.getByRole('searchbox').fill(name);
  await expect(found).toContainText('4.5from $1,199');
  await expectNoViolations(page);
  await found.click();
  await expect(list.getByRole('listitem')).toHaveCount(3);
  await undo.click();
  await expect(list.getByRole('listitem')).toHaveCount(2);

  await picks.getByRole('button', { name: 'Find a product' }).focus();
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('searchbox')).toBeFocused();
  await page.keyboard.type(name);
  await expect(found).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(list.getByRole('listitem').nth(2)).toContainText('1 offer · from $1,199');
  await expect(page.getByRole('region', { name: 'Comparison table' })).toContainText('$1,199');
  const sort = picks.getByRole('button', { name: 'Order by score' });
  await sort.click();
  await expect(list.getByRole('listitem').first()).toContainText(name);
  await expect(sort).toHaveAttribute('aria-disabled', 'true');
  await undo.last().click();
  await expect(list.getByRole('listitem').first()).toContainText('Alder');
  await sort.click();
  await list.getByRole('button', { name: `Edit Halden ${name}` }).click();
  await list.getByRole('button', { name: 'Choose a picture' }).click();
  await choosePicture(page, staff, 0);
  await expect(list.getByRole('listitem').first().locator('img').first()).toBeVisible();
  const inText = page.getByRole('textbox', { name: 'Text of the story' });
  await expect(inText.getByRole('img', { name: 'Picture number 0', includeHidden: true })).toHaveAttribute(
    'src',
    /^\/resize\//,
  );
  await expectNoViolations(page);
  await expect.poll(async () => picksOf(await read(staff, listId)).slice(1)).toEqual(['Alder', 'Birch']);

  const reviewId = await newStory(staff, review);
  const product = await open(page, reviewId, 'Product');
  await product.getByRole('button', { name: 'Find a product' }).click();
  await expect(dialog.getByRole('searchbox')).toBeFocused();
  await page.keyboard.type(name);
  await expect(found).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(product.getByLabel('Name', { exact: true })).toHaveValue(name);
  await expect
    .poll(() => read(staff, reviewId))
    .toMatchObject({
      relatedProduct: { id: 'quill', product: { name }, resellers: [{ name: 'Parcelry', price: 1199 }] },
    });
});

/** Counts the paints at which a field names an active option, and those at which there is no such option. */
const watchActiveOptions = (page: Page) =>
  page.addInitScript(() => {
    const counts = { named: 0, missing: 0 };
    Object.assign(window, { activeOptions: counts });
    const look = () => {
      for (const field of document.querySelectorAll('[aria-activedescendant]')) {
        counts.named += 1;
        if (!document.getElementById(field.getAttribute('aria-activedescendant') ?? '')) counts.missing += 1;
      }
      requestAnimationFrame(look);
    };
    look();
  });
const activeOptions = (page: Page) =>
  page.evaluate(() => (window as unknown as { activeOptions: object }).activeOptions);
const activeOption = (field: Locator) => () =>
  field.evaluate(
    (node) => document.getElementById(node.getAttribute('aria-activedescendant') ?? '')?.textContent,
  );

test('a search names an option only while it is listed, whatever exchanges the list', {
  tag: '@all',
}, async ({ page, staff }) => {
  const unique = uniqueWord(staff);
  for (const name of [`Rook ${unique}`, `Raven ${unique}`])
    await newStory(staff, { ...review, relatedProduct: { id: name, product: { name, slug: 'bird' } } });
  await watchActiveOptions(page);
  const product = await open(page, await newStory(staff, review), 'Product');
  await product.getByRole('button', { name: 'Find a product' }).click();
  const dialog = page.getByRole('dialog');
  const search = dialog.getByRole('searchbox');
  const options = dialog.getByRole('menuitem');
  await expect(search).toBeFocused();
  await expect(options.nth(1)).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect.poll(activeOption(search)).toBeTruthy();
  // Each character chooses the first product of a list that its answer exchanges.
  await search.pressSequentially(`r ${unique}`);
  await expect(options).toHaveText([/^Raven/, /^Rook/]);
  await expect.poll(activeOption(search)).toContain('Raven');
  await page.keyboard.press('ArrowDown');
  await expect.poll(activeOption(search)).toContain('Rook');
  await search.pressSequentially(' nothing');
  await expect(options).toHaveText(/^No story that you may see names/);
  await search.fill(`rook ${unique}`);
  await expect.poll(activeOption(search)).toContain('Rook');
  expect(await activeOptions(page)).toEqual({ named: expect.any(Number), missing: 0 });
});

for (const [device, tag] of allWidthsInAll)
  test(`found products are narrowed and marked, and added at the end or at the top (${device})`, {
    tag: [...tag],
  }, async ({ page, staff }) => {
    const unique = uniqueWord(staff);
    const [onList, unpriced, ofPick] = ['Heron A', 'Heron B', 'Heron C'].map(
      (name) => `${name} ${unique}`,
    ) as [string, string, string];
    const topics = [{ slug: 'laptops', primary: true }];
    const listOf = (...names: string[]) => ({
      ...bestList,
      body: names.map((name) => `[shortcode type="listicle" uuid="${name}"]`).join('\n<p>Two.</p>\n'),
      additionalShortcodeData: Object.fromEntries(names.map((name) => [name, pick(name)])),
      listicles: [],
    });
    const resellers = [{ id: 'a', name: 'Parcelry', price: 1199, url: 'https://parcelry.example/heron' }];
    const product = { slug: 'heron' };
    await newStory(staff, {
      ...review,
      topics,
      relatedProduct: { id: onList, product: { ...product, name: onList }, resellers },
    });
    await newStory(staff, {
      ...review,
      topics,
      relatedProduct: { id: unpriced, product: { ...product, name: unpriced } },
    });
    await newStory(staff, listOf(ofPick));
    const listId = await newStory(staff, { ...listOf(onList, 'Birch'), topics });
    const picks = await open(page, listId, 'Picks');
    const dialog = page.getByRole('dialog');
    const search = dialog.getByRole('searchbox');
    const options = dialog.getByRole('menuitem');
    const count = dialog.getByRole('status');
    const chip = (name: string) => dialog.getByRole('button', { name, exact: true });
    const find = async () => {
      await picks.getByRole('button', { name: 'Find a product' }).click();
      // By keys: otherwise the pointer, which rests over the list, chooses.
      await search.pressSequentially(`heron ${unique}`);
      await expect(count).toHaveText('3 products');
    };
    await find();
    await expect(options).toContainText([unpriced, onList, ofPick]);
    await expect(options).toContainText(['In a review · draft', 'On this list', 'A pick of']);
    await expect(options.nth(1)).toHaveAttribute('aria-disabled', 'true');
    await expect(dialog.getByText('Add at the top')).toBeVisible({
      visible: test.info().project.name === 'desktop',
    });
    await chip('Reviewed by us').click();
    await expect(options).toContainText([unpriced, onList]);
    await expect(count).toHaveText('2 products');
    await expect(chip('Reviewed by us')).toBeFocused();
    await chip('With a price').click();
    await expect(options).toContainText([onList]);
    await expect(count).toHaveText('1 product');
    await chip('Reviewed by us').click();
    await expect(options).toContainText([onList, ofPick]);
    await chip('Laptops').click();
    await expect(count).toHaveText('1 product');
    await expectNoViolations(page);
    await search.fill(`heron nothing ${unique}`);
    await expect(options).toHaveText('No product fits. Turn a filter off to find more.');
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);

    await find();
    await expect.poll(activeOption(search)).toContain(unpriced);
    await page.keyboard.press('Alt+Enter');
    const list = picks.getByRole('list', { name: 'Picks' }).getByRole('listitem');
    await expect(list).toContainText([unpriced, onList, 'Birch']);
    await find();
    await expect(options).toContainText(['On this list', 'On this list', 'Add']);
    await expect.poll(activeOption(search)).toContain(ofPick);
    await page.keyboard.press('Enter');
    await expect(list).toContainText([unpriced, onList, 'Birch', ofPick]);
  });

test('@phone reviews, galleries and best lists fit a phone', { tag: '@all' }, async ({ page, staff }) => {
  const shortSpecs = ['Keyboard: wireless, 390 g, 22 hours on a charge'];
  const id = await newStory(staff, {
    ...review,
    subRatings: [{ id: 'a', name: 'Battery', rating: 3 }],
    relatedProduct: { id: 'p', product: { name: 'Fold', slug: 'fold', shortSpecs } },
  });
  const score = await open(page, id, 'Score');
  await score.getByLabel('Score of Battery').fill('3.5');
  const isCutOff = (field: HTMLElement | SVGElement) =>
    field.scrollWidth > field.clientWidth || field.scrollHeight > field.clientHeight;
  expect(await page.getByLabel('Fact 1').evaluate(isCutOff)).toBe(false);
  await page.getByRole('list', { name: 'Good' }).getByRole('button', { name: 'Move Light down' }).tap();
  await expectNoViolations(page);
  await expect
    .poll(() => read(staff, id))
    .toMatchObject({ good: ['Silent', 'Light'], subRatings: [{ rating: 3.5 }] });
  const galleryId = await newStory(staff, { kind: 'gallery', items: [] });
  const pictures = await open(page, galleryId, 'Pictures');
  await pictures.getByRole('button', { name: 'Add a picture' }).tap();
  await choosePicture(page, staff, 0);
  await pictures.getByLabel('Caption').fill('Closed');
  await expectNoViolations(page);
  const listId = await newStory(staff, bestList);
  const picks = await open(page, listId, 'Picks');
  // All buttons of a pick stand in one row, each wide enough for a thumb.
  const birch = picks.getByRole('listitem').filter({ hasText: 'Birch' });
  const boxes = await birch
    .getByRole('button')
    .evaluateAll((buttons) => buttons.map((button) => button.getBoundingClientRect().toJSON() as DOMRect));
  expect(boxes).toHaveLength(5);
  expect(new Set(boxes.map(({ top, height }) => Math.round(top + height / 2))).size).toBe(1);
  expect(Math.min(...boxes.flatMap(({ width, height }) => [width, height]))).toBeGreaterThanOrEqual(44);
  await picks.getByRole('button', { name: 'Move Birch up' }).tap();
  await picks.getByRole('button', { name: 'Edit Birch' }).tap();
  await expectNoViolations(page);
  await expect.poll(async () => picksOf(await read(staff, listId))).toEqual(['Birch', 'Alder']);
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(390);
});

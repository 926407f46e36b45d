// Writing at the desk: nothing that is typed is lost. Each worker has a server of its own, which journeys kill.
import type { Browser, BrowserContextOptions, Locator, Page } from '@playwright/test';
import { tabTo } from './by-keyboard.ts';
import { expectNoViolationsInAll } from './desk-axe.ts';
import { createDeskServer } from './desk-server.ts';
import { expect, staffToken, apiTest as test } from './journey.ts';

let server: Awaited<ReturnType<typeof createDeskServer>>;
test.beforeAll(async () => {
  server = await createDeskServer();
  await server.start();
});
test.afterAll(() => server.end());

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

async function openStory(browser: Browser, id: string, options: BrowserContextOptions = {}): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    extraHTTPHeaders: { authorization: `Bearer ${staffToken}` },
    ...options,
  });
  return openIn(await context.newPage(), id);
}

async function openIn(page: Page, id: string): Promise<Page> {
  await page.goto(`${server.origin}/desk/stories/${id}/`);
  await expect(textOf(page)).toBeVisible();
  return page;
}

const textOf = (page: Page): Locator => page.getByRole('textbox', { name: 'Text of the story' });
const saveLine = (page: Page): Locator =>
  page.getByRole('status').filter({ hasText: /Saved|Saving|only in|Not saved|choice/ });
const bodyOf = async (id: string) => (await server.read(id)).story.body;

/** Presses the button, unless the desk was faster: it tries again by itself, and the button goes with the problem. */
async function tryNow(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: 'Try now' });
  const pressed = button.click().catch(() => undefined);
  await Promise.race([pressed, button.waitFor({ state: 'detached' })]);
}

/** Types at the end of the paragraph that begins with these words. */
async function typeAfter(page: Page, words: string, typed: string): Promise<void> {
  await textOf(page).getByText(words).first().click();
  await page.keyboard.press('End');
  await page.keyboard.type(typed);
}

test('L1 a server that is killed between key press and save has the words when it is back', async ({
  browser,
}) => {
  const id = await server.newStory();
  const page = await openStory(browser, id);
  await typeAfter(page, 'First paragraph.', ' Before.');
  await expect(saveLine(page)).toContainText('Saved');
  await server.kill();
  await page.keyboard.type(' While it was down.');
  await expect(saveLine(page)).toContainText('only in this browser');
  await server.start();
  await tryNow(page);
  await expect(saveLine(page)).toContainText('Saved');
  expect(await bodyOf(id)).toContain('First paragraph. Before. While it was down.');
  await page.context().close();
});

/** The words that this browser has stored. It does so a moment after a key. */
const storedWords = (page: Page): Promise<string> =>
  page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        const opening = indexedDB.open('neutron-desk');
        opening.onsuccess = () => {
          const reading = opening.result.transaction('unsent').objectStore('unsent').getAll();
          reading.onsuccess = () => {
            opening.result.close();
            const found = JSON.stringify(reading.result).matchAll(/"text":"([^"]*)"/g);
            resolve([...found].map(([, typed]) => typed).join(''));
          };
        };
      }),
  );

test('L2 a story that is closed with or without warning sends its words when it is opened again', async ({
  browser,
}) => {
  const id = await server.newStory();
  const page = await openStory(browser, id);
  await page.route('**/draft/steps', (route) => route.abort());
  await typeAfter(page, 'First paragraph.', ' Never sent.');
  await expect(saveLine(page)).toContainText('only in this browser');
  await expect.poll(() => storedWords(page)).toBe(' Never sent.');
  // Inside the desk first, where the page stays open.
  await page.getByRole('link', { name: 'Back to the list' }).click();
  await expect(textOf(page)).toHaveCount(0);
  await page.unroute('**/draft/steps');
  await page.goBack();
  await expect(textOf(page)).toContainText('First paragraph. Never sent.');
  await expect.poll(() => bodyOf(id)).toContain('First paragraph. Never sent.');
  await page.route('**/draft/steps', (route) => route.abort());
  await typeAfter(page, 'First paragraph.', ' Closed.');
  await expect(saveLine(page)).toContainText('only in this browser');
  await expect.poll(() => storedWords(page)).toBe(' Closed.');
  await page.close({ runBeforeUnload: false });
  const elsewhere = await openStory(browser, id);
  await typeAfter(elsewhere, 'Second paragraph.', ' Meanwhile.');
  await expect.poll(() => bodyOf(id)).toContain('Meanwhile.');
  const again = await openIn(await page.context().newPage(), id);
  await expect(textOf(again)).toContainText('First paragraph. Never sent. Closed.');
  await expect(textOf(elsewhere)).toContainText('First paragraph. Never sent. Closed.');
  await expect.poll(() => bodyOf(id)).toContain('First paragraph. Never sent. Closed.');
  await Promise.all([again.context().close(), elsewhere.context().close()]);
});

test('a reload without a connection opens the story, and what is written is merged later', {
  tag: '@all',
}, async ({ browser }) => {
  const id = await server.newStory();
  const page = await openStory(browser, id, { serviceWorkers: 'allow' });
  await typeAfter(page, 'First paragraph.', ' Before.');
  await expect(saveLine(page)).toContainText('Saved');
  await page.evaluate(async () => (await navigator.serviceWorker.ready).active?.state);
  await expect
    .poll(() => page.evaluate(async () => (await caches.keys()).some((name) => name.startsWith('desk-app-'))))
    .toBe(true);
  // Files of the first screens were loaded before there was a worker.
  await page.reload();
  await expect(textOf(page)).toContainText('Second paragraph.');
  await server.kill();
  await typeAfter(page, 'First paragraph.', ' Offline.');
  await expect(saveLine(page)).toContainText('only in this browser');
  page.on('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await expect(textOf(page)).toContainText('First paragraph. Before. Offline.');
  await typeAfter(page, 'Second paragraph.', ' Again.');
  await expect(saveLine(page)).toContainText('only in this browser');
  await server.start();
  await tryNow(page);
  await expect.poll(() => bodyOf(id)).toContain('First paragraph. Before. Offline.');
  expect(await bodyOf(id)).toContain('Second paragraph. Again.');
  await page.context().close();
});

test('L3 two tabs of one person show the same text without an alarm', { tag: '@all' }, async ({
  browser,
}) => {
  const id = await server.newStory();
  const left = await openStory(browser, id);
  const right = await openIn(await left.context().newPage(), id);
  await typeAfter(left, 'First paragraph.', ' Left.');
  await typeAfter(right, 'Second paragraph.', ' Right.');
  for (const page of [left, right]) {
    await expect(textOf(page)).toHaveText(/First paragraph. Left.*Second paragraph. Right./);
    await expect(saveLine(page)).toContainText('Saved');
    await expect(page.getByRole('alert')).toHaveCount(0);
  }
  await left.context().close();
});

test('L4 a session that ends asks to sign in again in a dialog and loses nothing', async ({ browser }) => {
  const id = await server.newStory();
  const page = await openStory(browser, id);
  await page.route('**/draft/**', (route) =>
    route.fulfill({
      status: 401,
      contentType: 'application/json',
      body: JSON.stringify({ errors: [{ code: 401, reason: 'token_wrong', message: 'Sign in' }] }),
    }),
  );
  await typeAfter(page, 'First paragraph.', ' After an hour.');
  await expect(saveLine(page)).toContainText('Not saved since');
  await page.keyboard.type(' Still typing.');
  await page.getByRole('button', { name: 'Sign in' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await expectNoViolationsInAll(page, { part: '[role="dialog"]' });
  await page.unroute('**/draft/**');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(textOf(page)).toContainText('After an hour. Still typing.');
  await expect.poll(() => bodyOf(id)).toContain('After an hour. Still typing.');
  await expect(saveLine(page)).toContainText('Saved');
  await page.context().close();
});

test('L5 answers that come late and out of order raise no alarm', { tag: '@all' }, async ({ browser }) => {
  const id = await server.newStory();
  const page = await openStory(browser, id);
  let delay = 900;
  await page.route('**/draft/**', async (route) => {
    const response = await route.fetch();
    const wait = delay;
    delay = wait > 300 ? 100 : 900;
    setTimeout(() => void route.fulfill({ response }).catch(() => undefined), wait);
  });
  await typeAfter(page, 'First paragraph.', ' One');
  await page.getByLabel('Headline').fill('A slow headline');
  await typeAfter(page, 'Second paragraph.', ' two');
  await expect(saveLine(page)).toContainText('Saved');
  await expect.poll(async () => (await server.read(id)).story.title).toBe('A slow headline');
  await expect.poll(() => bodyOf(id)).toMatch(/First paragraph. One<.*Second paragraph. two</s);
  await expect(page.getByText('Use this one')).toHaveCount(0);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.context().close();
});

test('L6 L7 four people and one program in one story, by mouse, keys and on a phone, one of them offline', async ({
  browser,
}) => {
  const id = await server.newStory();
  const open = async (name: string, options: BrowserContextOptions = {}) =>
    openStory(browser, id, { extraHTTPHeaders: await server.colleague(name), ...options });
  const [ann, ben, cleo, dan] = await Promise.all([
    open('ann'),
    open('ben'),
    open('cleo', phone),
    open('dan'),
  ]);
  const pages = [ann, ben, cleo, dan];
  await dan.context().setOffline(true);
  const typeOffline = async () => {
    await tabTo(dan, textOf(dan));
    await dan.keyboard.press('ControlOrMeta+End');
    await dan.keyboard.type(' Offline words.');
    await expect(saveLine(dan)).toContainText('only in this browser');
    await expectNoViolationsInAll(dan);
  };
  const typeByKeys = async () => {
    await tabTo(ben, textOf(ben));
    await ben.keyboard.press('ControlOrMeta+Home');
    await ben.keyboard.type('Ben. ');
  };
  const typeByTouch = async () => {
    const paragraph = textOf(cleo).locator('> p').last();
    const { width = 0 } = (await paragraph.boundingBox()) ?? {};
    await paragraph.tap({ position: { x: width - 2, y: 8 } });
    await cleo.keyboard.type(' Cleo.');
  };
  await Promise.all([
    typeAfter(ann, 'First paragraph.', ' Ann.'),
    typeByKeys(),
    typeByTouch(),
    typeOffline(),
  ]);
  await server.save(id, { body: `${await bodyOf(id)}\n<p>By a program.</p>` });
  for (const words of ['Ann.', 'Ben.', 'Cleo.', 'By a program.'])
    await expect(textOf(ann)).toContainText(words);
  await dan.context().setOffline(false);
  for (const page of pages)
    for (const words of ['Ann.', 'Ben.', 'Cleo.', 'Offline words.', 'By a program.'])
      await expect(textOf(page)).toContainText(words);
  // Who is here, and where in the text.
  for (const name of ['ben', 'cleo', 'dan']) {
    await expect(ann.getByRole('list', { name: 'Here now' }).getByRole('img', { name })).toBeVisible();
    await expect(textOf(ann).locator('.colleague-caret', { hasText: name })).toBeAttached();
  }
  // The caret of a colleague at the end of a paragraph makes no line.
  const heights = await textOf(ann)
    .locator('> p')
    .evaluateAll((paragraphs) => paragraphs.map(({ clientHeight }) => clientHeight));
  expect(new Set(heights).size).toBe(1);
  for (const page of pages) await expect(saveLine(page)).toContainText('Saved');
  const texts = await Promise.all(pages.map((page) => textOf(page).evaluate(wordsWithoutNames)));
  expect(new Set(texts).size).toBe(1);
  await Promise.all(pages.map((page) => page.context().close()));
});

/** Runs in the page: names of colleagues stand at their carets. */
function wordsWithoutNames(text: HTMLElement): string {
  const copy = text.cloneNode(true) as HTMLElement;
  for (const caret of copy.querySelectorAll('.colleague-caret')) caret.remove();
  return [...copy.children].map((block) => block.textContent).join('\n');
}

test('a caret that was just moved stays there when a colleague changes the text', async ({ browser }) => {
  const id = await server.newStory();
  const page = await openStory(browser, id);
  await typeAfter(page, 'First paragraph.', ' Ann.');
  await expect.poll(() => bodyOf(id)).toContain('Ann.');
  // As if the browser were about to report it.
  await page.evaluate(() =>
    addEventListener('selectionchange', (event) => event.isTrusted && event.stopImmediatePropagation(), true),
  );
  await page.evaluate(() => {
    const paragraph = document.querySelector('.ProseMirror > p:last-of-type');
    if (paragraph?.firstChild) getSelection()?.collapse(paragraph.firstChild, 'Second'.length);
  });
  await server.save(id, { body: `<p>By a program.</p>${await bodyOf(id)}` });
  await expect(textOf(page)).toContainText('By a program.');
  await page.keyboard.type(' or third');
  await expect.poll(() => bodyOf(id)).toContain('<p>Second or third paragraph.</p>');
  expect(await bodyOf(id)).toContain('<p>First paragraph. Ann.</p>');
  await page.context().close();
});

test('words that are composed, or typed in a block that moves, stay whole', { tag: '@all' }, async ({
  browser,
}) => {
  const id = await server.newStory();
  const [ann, ben] = [await openStory(browser, id), await openStory(browser, id)];
  const keyboard = await ann.context().newCDPSession(ann);
  const compose = (text: string) =>
    keyboard.send('Input.imeSetComposition', {
      text,
      selectionStart: text.length,
      selectionEnd: text.length,
    });
  await typeAfter(ann, 'First paragraph.', ' ');
  await expect(saveLine(ann)).toContainText('Saved');
  await compose('に');
  await expect(textOf(ben)).toContainText('First paragraph. に');
  await typeAfter(ben, 'First paragraph.', '');
  for (const [index, text] of ['にほ', 'にほん', 'にほんご'].entries()) {
    await ben.keyboard.type(`x${index}`);
    await expect(saveLine(ben)).toContainText('Saved');
    await compose(text);
    await expect(textOf(ann)).toContainText(`First paragraph. ${text}`);
  }
  await keyboard.send('Input.insertText', { text: '日本語' });
  await expect.poll(() => bodyOf(id)).toContain('<p>First paragraph. 日本語x0x1x2</p>');
  await ann.keyboard.type(' typing');
  await ben.keyboard.press('Alt+ArrowDown');
  await expect(textOf(ann).locator('p').nth(1)).toContainText('First paragraph.');
  await ann.keyboard.type(' on');
  await expect(saveLine(ann)).toContainText('Saved');
  await expect.poll(() => bodyOf(id)).toContain('<p>First paragraph. 日本語 typing onx0x1x2</p>');
  for (const page of [ann, ben]) await page.context().close();
});

test('L8 a server that cannot store says why, and offers all words as text and as a file', async ({
  browser,
}) => {
  const id = await server.newStory();
  const page = await openStory(browser, id);
  await page.route('**/draft/steps', (route) =>
    // What the server answers with a full disk (`server/faults.test.ts`).
    route.fulfill({ status: 503, json: { errors: [{ code: 503, reason: 'storage_full', message: '' }] } }),
  );
  await typeAfter(page, 'First paragraph.', ' No space left.');
  await expect(saveLine(page)).toContainText('Not saved since');
  await expect(page.getByRole('alert')).toContainText('The server cannot store anything.');
  await expectNoViolationsInAll(page, { part: '#main' });
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download' }).click();
  expect((await coming).suggestedFilename()).toBe('story.txt');
  await page.unroute('**/draft/steps');
  await tryNow(page);
  await expect(saveLine(page)).toContainText('Saved');
  expect(await bodyOf(id)).toContain('No space left.');
  await page.context().close();
});

test('words in a paragraph that a colleague deletes are one note for both, and come back with their link', async ({
  browser,
}) => {
  const body = '<p>What came before.</p><p>First paragraph.</p><p>All that follows.</p>';
  const id = await server.newStory({ body });
  const ann = await openStory(browser, id);
  const ben = await openStory(browser, id, { extraHTTPHeaders: await server.colleague('ben') });
  await ann.route('**/draft/steps', (route) => route.abort());
  await typeAfter(ann, 'First paragraph.', ' Nearly lost');
  await ann.keyboard.press('ControlOrMeta+Shift+ArrowLeft');
  await ann.keyboard.press('ControlOrMeta+j');
  await ann.getByRole('dialog').getByRole('textbox').fill('https://example.com/lost');
  await ann.keyboard.press('Enter');
  await expect(textOf(ann).getByRole('link', { name: 'lost' })).toBeVisible();
  await expect(saveLine(ann)).toContainText('only in this browser');
  await textOf(ben).getByText('What came before.').click();
  for (const key of ['End', 'Shift+ArrowDown', 'Shift+ArrowDown', 'Shift+Home', 'Backspace'])
    await ben.keyboard.press(key);
  await expect(textOf(ben)).toHaveText('What came before.All that follows.');
  await expect(saveLine(ben)).toContainText('Saved');
  await ann.unroute('**/draft/steps');
  await tryNow(ann);
  const noteOf = (page: Page) => page.getByRole('note').filter({ hasText: 'Nearly lost' });
  for (const page of [ann, ben]) {
    await expect(noteOf(page)).toContainText('was deleted while they were written');
    await expect(noteOf(page).getByRole('link', { name: 'lost' })).toBeVisible();
  }
  await expect(saveLine(ann)).toContainText('Saved');
  await expectNoViolationsInAll(ann, { part: '#main' });
  // In a narrow window the buttons are a row below the words.
  await ben.setViewportSize({ width: 390, height: 844 });
  const tops = await noteOf(ben)
    .getByRole('button')
    .evaluateAll((buttons) => buttons.map((button) => button.getBoundingClientRect().top));
  expect(new Set(tops).size).toBe(1);
  await ben.setViewportSize({ width: 1440, height: 900 });
  await noteOf(ann).getByRole('button', { name: 'Not needed' }).click();
  await expect(noteOf(ben)).toHaveCount(0);
  await ann.getByRole('button', { name: 'Undo' }).click();
  await textOf(ben).getByText('All that follows.').click();
  await ben.keyboard.press('End');
  await noteOf(ben).getByRole('button', { name: 'Put it here' }).click();
  for (const page of [ann, ben]) {
    await expect(textOf(page).getByRole('link', { name: 'lost' })).toBeVisible();
    await expect(noteOf(page)).toHaveCount(0);
  }
  expect(await bodyOf(id)).toContain('follows. Nearly <a href="https://example.com/lost"');
  await Promise.all([ann, ben].map((page) => page.context().close()));
});

test('on a phone one writes with the toolbar, and the panel is a sheet', { tag: '@all' }, async ({
  browser,
}) => {
  const id = await server.newStory();
  const page = await openStory(browser, id, phone);
  await textOf(page).getByText('First paragraph.').tap();
  await page.getByRole('button', { name: 'Heading' }).tap();
  await expect(textOf(page).getByRole('heading', { name: 'First paragraph.' })).toBeVisible();
  await page.getByRole('button', { name: 'Panel' }).tap();
  const sheet = page.getByRole('dialog', { name: 'Story' });
  await expect(sheet.getByText(/^Not published yet/)).toBeVisible();
  await expectNoViolationsInAll(page, { part: '[role="dialog"]' });
  await sheet.getByRole('tab', { name: 'Details' }).tap();
  await sheet.getByLabel('Address', { exact: true }).fill('from-a-phone');
  await sheet.getByRole('button', { name: 'Close' }).tap();
  await expect.poll(async () => (await server.read(id)).story.slug).toBe('from-a-phone');
  // What a finding names is below the sheet, which closes first.
  const headline = page.getByLabel('Headline');
  const text = textOf(page);
  await headline.fill('A TK headline');
  await typeAfter(page, 'Second paragraph.', ' It cost TK dollars.');
  await page.getByRole('button', { name: 'Panel' }).tap();
  await sheet.getByRole('tab', { name: 'Publish' }).tap();
  const goTo = (message: string) =>
    sheet.getByRole('listitem').filter({ hasText: message }).getByRole('button', { name: 'Go to it' });
  await goTo('TK is left in the headline').tap();
  await expect(sheet).toHaveCount(0);
  await expect(headline).toBeFocused();
  await page.getByRole('button', { name: 'Panel' }).tap();
  await goTo('TK is left in the text').tap();
  await expect(sheet).toHaveCount(0);
  await expect(text).toBeFocused();
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(390);
  // A tablet that is turned: the panel is beside the text, and then covers nothing.
  const panel = page.getByRole('complementary', { name: 'Story panel' });
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(panel).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(panel).toHaveCount(0);
  await page.getByRole('button', { name: 'Panel' }).tap();
  await expect(sheet).toBeVisible();
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(sheet).toHaveCount(0);
  await page.setViewportSize({ width: 390, height: 844 });
  await textOf(page).getByText('Second paragraph.').tap();
  await page.keyboard.type('Typed ');
  await expect(textOf(page)).toContainText('Typed ');
  await expect(sheet).toHaveCount(0);
  await page.context().close();
});

test('every kind of story opens with its fields', { tag: '@all' }, async ({ browser }) => {
  const kinds = [
    { kind: 'review', body: '<p>First paragraph.</p>' },
    { kind: 'gallery', items: [] },
    { kind: 'video', metaData: { status: 'PENDING' } },
    { kind: 'collection' },
    { kind: 'feature' },
  ];
  const page = await openStory(browser, await server.newStory());
  for (const { kind, ...fields } of kinds) {
    const id = await server.newStory({ body: undefined, kind, ...fields });
    await page.goto(`${server.origin}/desk/stories/${id}/?panel=all`);
    await expect(page.getByPlaceholder('Headline')).toHaveValue('A headline');
    await expect(page.getByRole('tab', { name: 'All fields' })).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByRole('tabpanel').getByRole('textbox').first()).toBeVisible();
  }
  await page.context().close();
});

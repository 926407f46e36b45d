// What comes into a text from elsewhere: clipboards of other programs and of our own pages, files, and blocks that move.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { clipboards } from '#content/rules/body/test/clipboards.ts';
import { expect } from './journey.ts';
import { deskTest as test } from './newsroom.ts';
import type { StaffCalls } from './staff-calls.ts';

test.use({ mayLogErrors: true });

const newStory = (staff: StaffCalls, body: string) => staff.newStory({ title: 'A pasted story', body });

const textOf = (page: Page): Locator => page.getByRole('textbox', { name: 'Text of the story' });

/** Puts exactly this on the clipboard, as another program does. */
async function copy(page: Page, types: Record<string, string>): Promise<void> {
  await page.evaluate((contents) => {
    const put = (event: ClipboardEvent) => {
      for (const [type, content] of Object.entries(contents)) event.clipboardData?.setData(type, content);
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    addEventListener('copy', put, { capture: true, once: true });
  }, types);
  await page.keyboard.press('ControlOrMeta+c');
}

/** Pastes in the place of everything. */
async function pasteInstead(page: Page): Promise<void> {
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.press('ControlOrMeta+v');
}

const markdown = {
  from: 'Markdown',
  types: {
    'text/plain': '## Heading\n\nWords with **bold** and [a link](https://other.example/).\n\n- One\n- Two',
  },
  pasted:
    '<h2>Heading</h2><p>Words with <strong>bold</strong> and <a href="https://other.example/">a link</a>.</p><ul><li>One</li><li>Two</li></ul>',
};
const recorded = [
  ...clipboards.map(({ from, html, pasted }) => ({
    from,
    types: { 'text/html': html, 'text/plain': 'The same without a form' },
    pasted,
  })),
  markdown,
];

test('clipboards of other programs are pasted as blocks of the story', async ({ page, staff }) => {
  const { id } = await newStory(staff, '<p>Before.</p>');
  let hasPrompted = false;
  page.on('dialog', (dialog) => {
    hasPrompted = true;
    void dialog.dismiss();
  });
  await page.goto(`/desk/stories/${id}/`);
  await textOf(page).click();
  for (const { from, types, pasted } of recorded) {
    // The API cleans what is left of scripts in the same way.
    const wanted = await staff.bodyOf((await newStory(staff, pasted)).id);
    await copy(page, types);
    await pasteInstead(page);
    await expect.poll(() => staff.bodyOf(id), from).toBe(wanted);
  }
  expect(hasPrompted, 'a script of a clipboard ran').toBe(false);
});

test('words of our own pages and texts keep their form', async ({ page, staff }) => {
  const body =
    '<h2>Costs</h2><p>Some <em>words</em> and <a href="https://other.example/">a link</a>.</p><ul><li>One</li><li>Two</li></ul><blockquote><p>Said.</p></blockquote>';
  const { id, slug } = await newStory(staff, body);
  await staff.publish(id);
  const wanted = await staff.bodyOf(id);
  await page.goto(`/article/${slug}/`);
  await page.getByRole('heading', { name: 'Costs' }).evaluate((heading) => {
    const quote = [...document.querySelectorAll('blockquote')].at(-1);
    if (quote) getSelection()?.setBaseAndExtent(heading, 0, quote, quote.childNodes.length);
  });
  await page.keyboard.press('ControlOrMeta+c');
  const fromPage = (await newStory(staff, '<p></p>')).id;
  await page.goto(`/desk/stories/${fromPage}/`);
  await textOf(page).click();
  await pasteInstead(page);
  await expect.poll(() => staff.bodyOf(fromPage)).toBe(wanted);
  // From one text of the desk into another.
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.press('ControlOrMeta+x');
  await expect.poll(() => staff.bodyOf(fromPage)).not.toContain('Costs');
  await page.keyboard.press('ControlOrMeta+v');
  await expect.poll(() => staff.bodyOf(fromPage)).toBe(wanted);
});

/** Drops files as the system does. */
async function drop(target: Locator, files: readonly { name: string; type: string; content: Buffer }[]) {
  const page = target.page();
  const dataTransfer = await page.evaluateHandle(
    (given) => {
      const transfer = new DataTransfer();
      for (const { name, type, content } of given) {
        const bytes = Uint8Array.from(atob(content), (sign) => sign.charCodeAt(0));
        transfer.items.add(new File([bytes], name, { type }));
      }
      return transfer;
    },
    files.map(({ content, ...file }) => ({ ...file, content: content.toString('base64') })),
  );
  const { x = 0, y = 0, width = 0, height = 0 } = (await target.boundingBox()) ?? {};
  const place = { clientX: x + width - 4, clientY: y + height / 2 };
  await target.dispatchEvent('drop', { dataTransfer, ...place, bubbles: true, cancelable: true });
}

test('a clipboard that is longer than a story stays beside the text, with the reason', async ({
  page,
  staff,
}) => {
  const { id } = await newStory(staff, '<p>Before.</p><p>Words.</p>');
  await page.goto(`/desk/stories/${id}/`);
  const blocks = textOf(page).locator(':scope > *');
  await textOf(page).getByText('Words.').click();
  await page.keyboard.press('End');
  await copy(page, { 'text/plain': 'a long book '.repeat(25_000) });
  await page.keyboard.press('ControlOrMeta+v');
  await expect(page.getByText('A story has at most 200,000 characters.')).toBeVisible();
  const beside = page.getByRole('note').filter({ hasText: 'a long book' });
  await expect(beside).toContainText('more characters)');
  expect((await beside.textContent())?.length).toBeLessThan(1000);
  // What was there before is as it was.
  await expect(blocks).toHaveText(['Before.', 'Words.']);
  // What is typed next stands where the caret was.
  await page.keyboard.type(' More.');
  await expect(blocks).toHaveText(['Before.', 'Words. More.']);
  await page.getByRole('button', { name: 'Not needed' }).click();
  await expect(beside).toHaveCount(0);
  await expect.poll(() => staff.bodyOf(id)).toBe('<p>Before.</p><p>Words. More.</p>');
});

test('a document is dropped into the text, and blocks are moved by their handle and by keys', async ({
  page,
  staff,
}) => {
  const { id } = await newStory(staff, '<p>First.</p><p>Second.</p><p>Third.</p>');
  await page.goto(`/desk/stories/${id}/`);
  const text = textOf(page);
  const content = await readFile(join(import.meta.dirname, 'fixtures/words.docx'));
  await drop(text.getByText('Second.'), [{ name: 'words.docx', type: '', content }]);
  const blocks = text.locator(':scope > *');
  await expect(blocks).toHaveText(['First.', 'Second.Of a document', 'Some bold words.', 'Third.']);
  await drop(text.getByText('Third.'), [{ name: 'table.pdf', type: 'application/pdf', content }]);
  await expect(page.getByText('“table.pdf” has no place in a text.')).toBeVisible();

  const handle = page.getByRole('button', { name: 'Block menu; drag to move' });
  await expect(async () => {
    await text.getByText('First.').hover();
    await handle.dragTo(text.getByText('Third.'), { targetPosition: { x: 300, y: 26 } });
    await expect(blocks.last()).toHaveText('First.', { timeout: 1500 });
  }).toPass();

  // The half of the block that the pointer is on decides, at its left edge as at its right; a line shows the place.
  const line = page.locator('[data-drop-line]');
  for (const [x, y, expected, edge] of [
    [0.95, 0.3, ['Some bold words.', 'First.', 'Third.'], 'above'],
    [0.02, 0.7, ['Some bold words.', 'Third.', 'First.'], 'below'],
  ] as const) {
    await text.getByText('First.').hover();
    await handle.hover();
    await page.mouse.down();
    const {
      x: left = 0,
      y: top = 0,
      width = 0,
      height = 0,
    } = (await text.getByText('Third.').boundingBox()) ?? {};
    await page.mouse.move(left + 20, top - 40, { steps: 4 });
    await page.mouse.move(left + width * x, top + height * y, { steps: 4 });
    await expect(line).toBeVisible();
    const shown = (await line.boundingBox())?.y ?? 0;
    const middle = top + height / 2;
    expect(shown < middle ? 'above' : 'below').toBe(edge);
    await page.mouse.up();
    await expect(line).toBeHidden();
    await expect.poll(async () => (await blocks.allTextContents()).slice(1)).toEqual(expected);
  }
  await text.getByText('First.').click();
  await page.keyboard.press('Alt+ArrowUp');
  await page.keyboard.press('Alt+ArrowUp');
  await expect(blocks.nth(1)).toHaveText('First.');
  await page.keyboard.press('Alt+ArrowDown');
  await page.keyboard.type('!');
  await expect.poll(() => staff.bodyOf(id)).toContain('!');
});

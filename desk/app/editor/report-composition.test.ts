import type { EditorView } from 'prosemirror-view';
import { beforeEach, expect, it, vi } from 'vitest';
import { reportComposition } from './report-composition.ts';

beforeEach(() => {
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

function openView() {
  const page = Object.assign(new EventTarget(), { hidden: false });
  const dom = Object.assign(new EventTarget(), { ownerDocument: page });
  let isComposing = false;
  const setComposing = (is: boolean) => {
    isComposing = is;
  };
  const end = reportComposition({ dom } as never as EditorView, { setComposing });
  const report = async (...names: string[]) => {
    for (const name of names) dom.dispatchEvent(new Event(name));
    await Promise.resolve();
  };
  return { page, end, report, isComposing: () => isComposing };
}

it.each<[string, boolean, (view: ReturnType<typeof openView>) => unknown]>([
  ['begins', true, ({ report }) => report('compositionstart')],
  ['goes on', true, ({ report }) => report('compositionstart', 'compositionupdate')],
  ['ends', false, ({ report }) => report('compositionstart', 'compositionend')],
  ['ends with the focus', false, ({ report }) => report('compositionstart', 'blur')],
  ['ends with the view', false, ({ report, end }) => report('compositionstart').then(end)],
  [
    'ends when the tab is hidden',
    false,
    async ({ report, page }) => {
      await report('compositionstart');
      page.hidden = true;
      page.dispatchEvent(new Event('visibilitychange'));
    },
  ],
  [
    'goes on for a minute with every key',
    true,
    async ({ report }) => {
      for (let key = 0; key < 3; key += 1) {
        await report('compositionupdate');
        vi.advanceTimersByTime(59_000);
      }
    },
  ],
  [
    'ends after a minute without a key',
    false,
    async ({ report }) => {
      await report('compositionupdate');
      vi.advanceTimersByTime(60_000);
    },
  ],
])('a composition %s', async (_, is, happens) => {
  const view = openView();
  await happens(view);
  expect(view.isComposing()).toBe(is);
  view.end();
});

it('the next word is composed after the end of the one before', async () => {
  const { report, isComposing } = openView();
  await report('compositionstart', 'compositionend');
  await report('compositionstart');
  expect(isComposing()).toBe(true);
});

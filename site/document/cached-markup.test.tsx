import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { currentBrand, holdBrand } from '#app/brand/current-brand.ts';
import { CachedMarkup } from '#app/components/primitives/cached-markup/cached-markup.tsx';
import { ShareBar } from '#app/features/share/share-bar.tsx';
import { renderWithCached } from './cached-markup.tsx';
import { bytesOf } from './chunks.ts';

const htmlOf = (element: ReactNode) => bytesOf(renderWithCached(element)).toString();

interface MenuProps {
  text: string | undefined;
  by: string;
  rendered: string[];
}

function Menu({ text, by, rendered }: MenuProps) {
  rendered.push(by);
  return (
    <nav data-by={by}>
      {text} {by}
    </nav>
  );
}

function Broken(): ReactNode {
  throw new Error('broken part');
}

function page(menu: { text: string } | undefined, by: string, rendered: string[] = []) {
  const template = <Menu text={menu?.text} by={by} rendered={rendered} />;
  return (
    <div>
      <CachedMarkup of={menu} by={by}>
        {template}
        <hr />
      </CachedMarkup>
      <p>The page</p>
      <CachedMarkup of={menu} by={`${by} again`}>
        {template}
      </CachedMarkup>
    </div>
  );
}

it('writes React’s markup, ready for hydration', () => {
  const menu = { text: 'Ünï & <b>' };
  for (const round of [1, 2, 3])
    expect([round, htmlOf(page(menu, 'tech'))]).toEqual([round, renderToString(page(menu, 'tech'))]);
  expect(htmlOf(page(undefined, 'tech'))).toBe(renderToString(page(undefined, 'tech')));
});

it('renders a recurring part once for each dependency', () => {
  const rendered: string[] = [];
  const menu = { text: 'one' };
  htmlOf(page(menu, 'first', rendered));
  rendered.length = 0;
  for (const by of ['tech', 'tech', 'news', 'tech']) htmlOf(page(menu, by, rendered));
  expect(rendered).toEqual(['tech', 'tech', 'news', 'news']);
});

it('writes long parts as they are too', () => {
  const menu = { text: 'ü'.repeat(10_000) };
  for (const round of [1, 2, 3])
    expect([round, htmlOf(page(menu, 'long')) === renderToString(page(menu, 'long'))]).toEqual([round, true]);
});

it('renders again for another object', () => {
  const old = { text: 'old' };
  for (const _ of [1, 2]) expect(htmlOf(page(old, 'tech'))).toContain('old');
  expect(htmlOf(page({ text: 'new' }, 'tech'))).toContain('new');
});

it('lets the page fail when a cached component fails, and caches nothing of it', () => {
  const menu = {};
  const broken = (
    <CachedMarkup of={menu} by="x">
      <Broken />
    </CachedMarkup>
  );
  for (const _ of [1, 2]) expect(() => renderWithCached(broken)).toThrow('broken part');
});

it.each(['along', 'down'] as const)('ART-01 a share bar (%s) is rendered for each story', (direction) => {
  for (const title of ['Two weeks with the Arc 14', `It's <b>50%</b> & "more"`, 'Half a character \ud83d']) {
    const story = { id: `id-${title.length}`, url: `https://site.test/article/${title.length}/`, title };
    for (const hasComments of [true, false]) {
      const bar = <ShareBar story={story} direction={direction} hasComments={hasComments} />;
      expect(htmlOf(bar)).toBe(renderToString(bar));
    }
  }
});

it('CFG-02 a picture in a cached part has no preload inside the page, and another brand begins an empty cache', () => {
  const menu = { text: 'logo' };
  const withLogo = () =>
    htmlOf(
      <div>
        <CachedMarkup of={menu} by="logo">
          <img src="/logo.svg" alt={currentBrand().name} />
        </CachedMarkup>
      </div>,
    );
  const before = currentBrand();
  withLogo();
  expect(withLogo()).toBe(`<div><img src="/logo.svg" alt="${before.name}"/></div>`);
  holdBrand({ ...before, name: 'Harborline' });
  withLogo();
  expect(withLogo()).toBe('<div><img src="/logo.svg" alt="Harborline"/></div>');
  holdBrand(before);
});

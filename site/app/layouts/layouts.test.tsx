import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import './hold-shell.ts';
import { DefaultLayout } from './default-layout.tsx';
import { EmptyLayout } from './empty-layout.tsx';
import { ErrorLayout } from './error-layout.tsx';
import { LandingLayout } from './landing-layout.tsx';
import { NewsletterLayout } from './newsletter-layout.tsx';

const layouts = {
  default: DefaultLayout,
  error: ErrorLayout,
  landing: LandingLayout,
  newsletter: NewsletterLayout,
  empty: EmptyLayout,
};
const render = (name: keyof typeof layouts, props = {}) => {
  const Layout = layouts[name];
  return renderToStaticMarkup(
    <Layout pageType="article" {...props}>
      <p>The page</p>
    </Layout>,
  );
};

const parts = {
  header: '<header',
  shelf: '<nav id="site-menu"',
  main: '<main',
  seamless: 'data-place="seamless"',
  skybox: 'data-slot="skybox"',
  overlay: 'data-place="overlay"',
  footer: '<footer',
} as const;
const partsOf = (html: string) =>
  Object.entries(parts).flatMap(([name, mark]) => (html.includes(mark) ? [name] : []));

describe('layouts', () => {
  it.each([
    ['RM-01', 'default', ['header', 'shelf', 'main', 'seamless', 'skybox', 'overlay', 'footer']],
    ['RM-02', 'empty', []],
    ['RM-03', 'error', ['header', 'shelf', 'main', 'footer']],
    ['RM-04', 'landing', ['header', 'main', 'footer']],
    ['RM-05', 'newsletter', ['main']],
  ] as const)('%s renders what the layout %s has', (_, name, expected) => {
    const html = render(name);
    expect(html).toContain('<p>The page</p>');
    expect(partsOf(html)).toEqual(expected);
  });

  it('RM-07 shows the header unless the route disables it', () => {
    expect(partsOf(render('default', { showHeader: undefined }))).toContain('header');
    expect(partsOf(render('default', { showHeader: false }))).not.toContain('header');
  });

  it('RM-08 shows the large header unless the route disables it', () => {
    expect(render('default', { showLargeHeader: undefined })).toContain('data-size="large"');
    expect(render('default', { showLargeHeader: false })).toContain('data-size="compact"');
  });

  it('RM-09 shows no skybox when the page has none', () => {
    expect(partsOf(render('default', { showSkybox: false }))).not.toContain('skybox');
  });

  it('RM-01 leaves the position of the skybox to the front page itself', () => {
    expect(partsOf(render('default', { pageType: 'front-door' }))).not.toContain('skybox');
  });

  it('labels and reserves the skybox', () => {
    expect(render('default')).toMatch(/<aside[^>]*aria-label="Advertisement"[^>]*data-slot="skybox"/);
  });

  it('has a skip link to the main area first', () => {
    expect(render('default')).toMatch(/^<a class="skip" href="#main">/);
  });
});

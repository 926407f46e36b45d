import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Manifest } from 'vite';
import { describe, expect, it } from 'vitest';
import type { PageName } from '#app/routing/page-names.ts';
import { pageNames } from '#app/routing/pages.ts';
import { brandFile, fileOfPage, pageAssets, withOwnFonts } from './page-assets.ts';

const manifest: Manifest = {
  'site/entry.client.tsx': {
    file: 'assets/entry.js',
    isEntry: true,
    imports: ['_shared.js'],
    dynamicImports: ['site/app/pages/article.tsx', 'site/app/routing/start-navigation.ts'],
    css: ['assets/entry.css'],
    assets: ['assets/archivo-var.woff2', 'assets/source-serif.woff2', 'assets/sprite.svg'],
  },
  '_shared.js': { file: 'assets/shared.js', css: ['assets/shared.css'] },
  'site/app/pages/article.tsx': {
    file: 'assets/article.js',
    imports: ['_shared.js', 'site/entry.client.tsx'],
    css: ['assets/article.css', 'assets/entry.css'],
  },
  'site/app/routing/start-navigation.ts': { file: 'assets/navigation.js' },
  'site/app/features/story/embeds/chunks/static.ts': { file: 'assets/static.js', css: ['assets/static.css'] },
  'site/app/features/story/embeds/chunks/code.ts': { file: 'assets/code.js', css: ['assets/code.css'] },
  'site/app/layouts/shell.ts': {
    file: 'assets/shell.js',
    imports: ['_shared.js', '_menus.js'],
    css: ['assets/shell.css'],
  },
  '_menus.js': { file: 'assets/menus.js', css: ['assets/menus.css'] },
  'site/app/screen-error.tsx': { file: 'assets/screen-error.js', imports: ['_shared.js'] },
  'design/brand/logo.svg': { file: 'assets/logo-1.svg' },
};

/** Newsletter editions are documents of their own, without assets. */
const withoutAssets: readonly PageName[] = ['newsletter'];

describe('fileOfPage', () => {
  it.each(pageNames.filter((page) => !withoutAssets.includes(page)))('is the file of %s', (page) => {
    expect(existsSync(join(import.meta.dirname, '../..', fileOfPage(page)))).toBe(true);
  });
});

describe('pageAssets', () => {
  it('names exactly the chunks of the page, each once, in the order they run', () => {
    expect(pageAssets(manifest, 'article')).toEqual({
      entry: '/assets/entry.js',
      scripts: ['/assets/shared.js', '/assets/entry.js', '/assets/article.js'],
      lateScripts: ['/assets/menus.js', '/assets/shell.js'],
      styles: [
        '/assets/shared.css',
        '/assets/entry.css',
        '/assets/article.css',
        '/assets/menus.css',
        '/assets/shell.css',
      ],
      fonts: ['/assets/archivo-var.woff2'],
    });
  });

  it('adds the code of interactive embeds, and only the styles of static ones', () => {
    const { scripts, styles } = pageAssets(manifest, 'article', ['pullQuote', 'code']);
    expect(scripts).toContain('/assets/code.js');
    expect(scripts).not.toContain('/assets/static.js');
    expect(styles.slice(3, 5)).toEqual(['/assets/code.css', '/assets/static.css']);
  });

  it('has the error page for an error, and without a page what all pages have', () => {
    expect(pageAssets(manifest, undefined).scripts).toEqual(['/assets/shared.js', '/assets/entry.js']);
    expect(pageAssets(manifest, 'error').scripts).toEqual([
      '/assets/shared.js',
      '/assets/entry.js',
      '/assets/screen-error.js',
    ]);
  });

  it.each([
    ['archivo', ['/assets/archivo-var.woff2']],
    ['system', []],
    [
      { files: [{ url: '/uploads/a.woff2' }, { url: '/uploads/b.woff2', isItalic: true }] },
      ['/uploads/a.woff2'],
    ],
  ] as const)('preloads the font of headlines: %o', (sans, fonts) => {
    const assets = pageAssets(manifest, 'article');
    expect(withOwnFonts(assets, { sans, serif: 'system' })).toEqual({ ...assets, fonts });
  });

  it('names the sources when there is no build', () => {
    expect(pageAssets(null, 'article')).toMatchObject({ entry: '/site/entry.client.tsx', styles: [] });
    expect(brandFile(null, 'logo.svg')).toBe('/design/brand/logo.svg');
    expect(brandFile(manifest, 'logo.svg')).toBe('/assets/logo-1.svg');
  });
});

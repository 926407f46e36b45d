import { describe, expect, it } from 'vitest';
import { crossings, layerOf } from './boundaries.ts';
import { importsOf, targetOf } from './import-targets.ts';

const aliases = { '#content/*': './content/*', '#api/*': './api/*', '#config': './neutron.config.ts' };

describe('boundaries', () => {
  it('finds every form of import', () => {
    const source = `import a from './a.ts';\nimport type { B } from '#content/b.ts';\nexport { c } from "../c.ts";\nimport './d.css';\nconst e = await import('#api/e.ts');`;
    expect(importsOf(source)).toEqual(['./a.ts', '#content/b.ts', '../c.ts', './d.css', '#api/e.ts']);
  });

  it.each([
    ['site/app/pages/x.tsx', '#api/app.ts', 'api/app.ts'],
    ['site/app/pages/x.tsx', '../root.tsx', 'site/app/root.tsx'],
    ['site/app/pages/x.tsx', '#config', 'neutron.config.ts'],
    ['site/app/pages/x.tsx', 'react', undefined],
    ['site/app/pages/x.tsx', 'node:fs', undefined],
  ])('%s importing %s reaches %s', (from, specifier, target) => {
    expect(targetOf(from, specifier, aliases)).toBe(target);
  });

  it('takes the deepest layer', () => {
    expect(layerOf('site/app/components/views/card/card.tsx')?.folder).toBe('site/app/components/views');
    expect(layerOf('site/app/components/card.tsx')?.folder).toBe('site/app/components');
    expect(layerOf('site/app/pages/article.tsx')?.folder).toBe('site/app/pages');
    expect(layerOf('site/app/app.tsx')?.folder).toBe('site');
  });

  it.each([
    ['site/app/pages/x.tsx', `import '#api/app.ts';`, 1],
    ['content/rules/x.ts', `import '#api/app.ts';`, 1],
    ['api/app.ts', `import '#content/errors.ts';`, 0],
    ['services/images/handler.ts', `import '../mail/send.ts';`, 1],
    ['services/images/handler.ts', `import './sign.ts';`, 0],
    ['site/app/components/views/card/card.tsx', `import '../../../content-client/client.ts';`, 1],
    ['site/app/components/views/card/card.tsx', `import '../../primitives/picture/picture.tsx';`, 0],
    ['site/app/components/story/card/card.tsx', `import '../../views/rows/rows.tsx';`, 1],
    ['site/app/components/views/card/card.tsx', `import '../../../features/share/share-bar.tsx';`, 1],
    ['site/app/features/share/share-bar.tsx', `import '../story/article/article-view.tsx';`, 1],
    ['site/app/features/story/article/article-view.tsx', `import '../../share/share-bar.tsx';`, 0],
    ['site/app/copy/site.ts', `import '../links/site-link.tsx';`, 1],
    ['server/boot/start.ts', `import '#api/app.ts';`, 0],
    ['attic/x.ts', '', 1],
  ])('%s with %s has %i crossings', (path, source, count) => {
    expect(crossings([{ path, source }], aliases)).toHaveLength(count);
  });
});

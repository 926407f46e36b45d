import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { componentOf, storyNumber } from '#app/components/fixture/components.ts';
import { areaOf, pageOf, placeOf } from '#app/components/fixture/pages.ts';
import { basePathOf } from '#app/components/page/base-path.ts';
import { RegistryContext } from '#app/components/page/registry-context.ts';
import { PageBody } from '#app/components/views/page-body/page-body.tsx';
import { SkyboxContext } from '#app/components/views/skybox/skybox-place.tsx';
import { registry } from '#app/registry.tsx';
import { componentErrorExample } from '#content/examples/component.ts';
import { imageExample } from '#content/examples/image.ts';
import type { ComposedPage, PageComponent } from '#content/page/composed-page.ts';
import { planPage } from '../components/page/plan.ts';

afterEach(() => vi.restoreAllMocks());

function render(page: ComposedPage['data'], hasSkybox = false): string {
  return renderToStaticMarkup(
    <RegistryContext value={registry}>
      <SkyboxContext value={hasSkybox}>
        <PageBody page={page} />
      </SkyboxContext>
    </RegistryContext>,
  );
}

const links = (id: string, title = id) => componentOf('ContentList', { id, data: { title } });

describe('PageBody', () => {
  it('CP-04 gives each area its columns, its label and its children', () => {
    const nested = { ...areaOf(6, placeOf('inner', 'links-list')), label: 'Inner area' };
    const main = { ...areaOf(8, placeOf('main', 'links-list')), children: [nested] };
    const html = render(
      pageOf(
        [links('main'), links('inner'), links('side')],
        [main, areaOf(4, placeOf('side', 'links-list'))],
      ),
    );
    expect([...html.matchAll(/--span:(\d+)/g)].map((match) => match[1])).toEqual(['8', '6', '4']);
    expect(html).toContain('<section class="column" style="--span:6" aria-label="Inner area">');
    expect(html.indexOf('id="main"')).toBeLessThan(html.indexOf('id="inner"'));
  });

  it('CP-04 renders a whole area full-bleed and starts a new row when twelve columns are full', () => {
    const whole = render(pageOf([links('a')], [areaOf(12, placeOf('a', 'links-list'))]));
    expect(whole).not.toContain('--span');
    const rows = render(
      pageOf(
        [links('a'), links('b'), links('c')],
        [
          areaOf(8, placeOf('a', 'links-list')),
          areaOf(4, placeOf('b', 'links-list')),
          areaOf(8, placeOf('c', 'links-list')),
        ],
      ),
    );
    expect(rows.match(/class="wrap grid row"/g)).toHaveLength(2);
  });

  it('SM-07 a story that a band announces is not in the read-next list as well', () => {
    const [first, second] = [storyNumber(1), storyNumber(2)];
    const item = ({ id, slug, title, url }: typeof first) => ({
      id,
      slug,
      title,
      url,
      source: 'topic' as const,
      type: 'article' as const,
    });
    const html = (hidden: boolean) =>
      render(
        pageOf(
          [
            componentOf('ContentList', { id: 'band', items: [first] }),
            componentOf('Seamless', { id: 'list', items: [item(first), item(second)] }),
          ],
          [areaOf(12, placeOf('band', 'next-story', { hidden }), placeOf('list', 'seamless'))],
        ),
      );
    const times = (text: string, url: string) => text.split(`href="${url}"`).length - 1;
    expect([times(html(false), first.url), times(html(false), second.url)]).toEqual([1, 1]);
    expect(times(html(true), first.url)).toBe(1);
  });

  it('CP-05 leaves a hidden component out', () => {
    const page = pageOf(
      [links('seen'), links('unseen')],
      [areaOf(12, placeOf('seen', 'links-list'), placeOf('unseen', 'links-list', { hidden: true }))],
    );
    expect(render(page)).toContain('id="seen"');
    expect(render(page)).not.toContain('id="unseen"');
  });

  it('CP-06 skips a type without a view, logs it, and renders the rest', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const strange = { ...links('strange'), meta: { ...links('x').meta, componentType: 'Carousel' } };
    const html = render(
      pageOf(
        [strange as unknown as PageComponent, links('seen')],
        [areaOf(12, placeOf('strange', 'x'), placeOf('seen', 'links-list'))],
      ),
    );
    expect(html).toContain('id="seen"');
    expect(html).not.toContain('id="strange"');
    expect(warn).toHaveBeenCalledWith(expect.stringContaining('Carousel'));
  });

  it('CP-12 CP-13 drops a component error and nothing else, with a warning', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const page = pageOf(
      [{ ...componentErrorExample, id: 'broken' }, links('seen')],
      [areaOf(12, placeOf('broken', 'links-list'), placeOf('seen', 'links-list'))],
    );
    expect(render(page)).toContain('id="seen"');
    expect(render(page)).not.toContain('broken');
    expect(warn).toHaveBeenCalledWith(expect.stringMatching(/^broken: Component .* could not be loaded$/));
  });

  it('CP-12 marks the warning of a component error, which the API has logged, so that the server does not repeat it', () => {
    const warn = vi.fn();
    const page = pageOf(
      [{ ...componentErrorExample, id: 'broken' }, links('seen')],
      [areaOf(12, placeOf('broken', 'links-list'), placeOf('seen', 'links-list'))],
    );
    planPage(page, () => true, warn);
    expect(warn.mock.calls).toEqual([[expect.stringMatching(/^broken: /), true]]);
  });

  it.each([
    ['all shown higher on the page', { limit: 12, offset: 0, total: 3 }, false],
    ['one page of several', { limit: 12, offset: 0, total: 30 }, true],
    ['nothing in it', { limit: 12, offset: 0, total: 0 }, true],
  ])('a list without stories, %s', (_what, paging, isShown) => {
    const list = componentOf('ContentList', { id: 'list', items: [], data: { paging } });
    const rows = planPage(
      pageOf([list], [areaOf(12, placeOf('list', 'rows'))]),
      () => true,
      () => {},
    );
    expect(rows).toHaveLength(isShown ? 1 : 0);
  });

  it('CP-12 drops a component of another type than its place, with a warning', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const { layouts, ...page } = pageOf([links('seen')], [areaOf(12, placeOf('seen', 'links-list'))]);
    const places = layouts.map((area) => ({
      ...area,
      components: area.components.map((place) => ({ ...place, typeName: 'Gallery' })),
    }));
    expect(render({ ...page, layouts: places })).not.toContain('id="seen"');
    expect(warn).toHaveBeenCalledWith(expect.stringMatching(/^seen: Expected a component Gallery, got \w+$/));
  });

  it('CP-01 falls back to the first view of a type for a view it does not know', () => {
    const html = render(pageOf([componentOf('Topic')], [areaOf(12, placeOf('topic', 'default'))]));
    expect(html).toContain('<h1');
  });

  it('IM-23 loads only the first picture of the page at once', () => {
    const pictured = (id: string) =>
      componentOf('ContentList', {
        id,
        items: [1, 2, 3].map((number) => storyNumber(number, { image: imageExample })),
      });
    const html = render(
      pageOf(
        [links('words'), pictured('trio'), pictured('cards')],
        [areaOf(12, placeOf('words', 'most-read'), placeOf('trio', 'lead-trio'), placeOf('cards', 'cards'))],
      ),
    );
    const pictures = [...html.matchAll(/<img[^>]*>/g)].map(([tag]) => tag);
    expect(pictures.length).toBe(6);
    expect(pictures[0]).toMatch(/loading="eager".*fetchPriority="high"/i);
    for (const tag of pictures.slice(1)) expect(tag).toContain('loading="lazy"');
    for (const tag of pictures) expect(tag).toMatch(/width="\d+" height="\d+"/);
  });

  it('gives every page exactly one h1', () => {
    const listed = pageOf([links('a')], [areaOf(12, placeOf('a', 'links-list'))], { title: 'Its title' });
    expect(render(listed)).toContain('<h1 class="vh">Its title</h1>');
    const topic = render(pageOf([componentOf('Topic')], [areaOf(12, placeOf('topic', 'topic-head'))]));
    expect(topic.match(/<h1/g)).toHaveLength(1);
  });

  it('RM-01 puts the skybox of the front page after the top stories', () => {
    const page = pageOf(
      [links('top'), links('more')],
      [areaOf(12, placeOf('top', 'top-stories')), areaOf(12, placeOf('more', 'more-stories'))],
      { pageType: 'front-door', slug: 'home' },
    );
    const html = render(page, true);
    const at = html.indexOf('data-slot="skybox"');
    expect(at).toBeGreaterThan(html.indexOf('id="top"'));
    expect(at).toBeLessThan(html.indexOf('id="more"'));
    expect(render(page)).not.toContain('skybox');
  });

  it('passes a story the components beside it as its rail', () => {
    const page = pageOf(
      [componentOf('Article'), links('side', 'Beside it')],
      [
        {
          ...areaOf(12),
          children: [areaOf(8, placeOf('article', 'article')), areaOf(4, placeOf('side', 'links-list'))],
        },
      ],
      { pageType: 'article' },
    );
    expect(render(page)).toMatch(/<aside class="rail"[^>]*>.*Beside it.*<\/aside>/s);
  });
});

describe('basePathOf', () => {
  it.each([
    ['front-door', 'home', '/'],
    ['listing', 'latest', '/latest/'],
    ['topic', 'security', '/topic/security/'],
    ['author', 'priya-raman', '/meet-the-team/priya-raman/'],
    ['collection', 'x', '/collection/x/'],
  ] as const)('CP-19 finds the path of %s %s', (pageType, slug, path) => {
    expect(basePathOf(pageType, slug)).toBe(path);
  });
});

import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import type { Article } from '#content/entities/article.ts';
import { type Embed, type EmbedType, embedTypes } from '#content/entities/embed.ts';
import { articleExample } from '#content/examples/article.ts';
import { authorExample } from '#content/examples/author.ts';
import { embedExamples } from '#content/examples/embed.ts';
import '../embeds/all-drawings.ts';
import { EmbedView } from '../embeds/embed-view.tsx';
import { componentOf, storyNumber } from '../fixture/components.ts';
import { facts } from '../fixture/pages.ts';
import { StoryCard } from '../story-card/story-card.tsx';
import { ArticleView } from './article-view.tsx';
import { contentsHtml } from './contents.ts';

const draw = (more: Partial<Article> = {}) =>
  renderToStaticMarkup(
    <ArticleView
      component={componentOf('Article', { data: { ...articleExample, ...more } })}
      page={{ ...facts, pageType: 'article' }}
      priority
    />,
  );
const person = (firstName: string) => ({ ...authorExample, id: firstName, firstName, lastName: 'Example' });

describe('ArticleView', () => {
  it('ART-08 VAL-03 words of an info card are words, whatever they look like', () => {
    const text = '<img src=x onerror=alert(1)>';
    const card = { type: 'infoCard', uuid: 'a', title: 'Why?', text } as const;
    const html = renderToStaticMarkup(<EmbedView embed={card} />);
    expect(html).toContain('&lt;img');
    expect(html).not.toContain('<img');
    expect(renderToStaticMarkup(<EmbedView embed={{ ...card, html: '<p>So.</p>' }} />)).toContain(
      '<p>So.</p>',
    );
  });

  it('ART-25 names the author, the other authors and the editors', () => {
    const html = draw({
      author: person('Ada'),
      moreAuthors: [person('Bo'), person('Cy')],
      editors: [person('Di')],
    });
    const text = html.replace(/<[^>]*>/g, '');
    expect(text).toContain('By Ada Example, Bo Example and Cy Example');
    expect(text).toContain('Edited by Di Example');
    expect(html).toContain('href="/meet-the-team/ada-example/"');
  });

  it('ART-24 hides the bio when the story asks for it', () => {
    expect(draw({ author: { ...person('Ada'), bio: 'Ada knows valves.' } })).toContain('Ada knows valves.');
    expect(draw({ author: { ...person('Ada'), bio: 'Ada knows valves.' }, suppressBio: true })).not.toContain(
      'valves',
    );
  });

  it('ART-27 shows what the author discloses', () => {
    expect(draw({ author: { ...person('Ada'), authorDisclosure: 'Ada owns a grid.' } })).toContain(
      'Ada owns a grid.',
    );
  });

  it('ART-29 labels sponsored stories on their page and on cards', () => {
    const topics = [
      { id: 'i', slug: 'infographic', name: 'Infographic', typeName: 'topic', primary: true, topicPath: [] },
    ];
    expect(draw({ section: 'sponsored' })).toContain('>Sponsored<');
    expect(draw({ topics })).toContain('>Sponsored<');
    expect(draw({ section: 'news', topics: [] })).not.toContain('>Sponsored<');
    expect(
      renderToStaticMarkup(<StoryCard story={storyNumber(1, { isSponsored: true })} size="m" />),
    ).toContain('>Sponsored<');
  });

  it('CL-24 shows the way from home to its topic', () => {
    const html = draw();
    expect(html).toMatch(/aria-label="Breadcrumb"><ol><li><a href="\/">Home<\/a>/);
    for (const { slug } of articleExample.topics[0]?.topicPath ?? [])
      expect(html).toContain(`href="/topic/${slug}/"`);
  });

  it('CL-20 carries its dates as absolute dates with a machine date', () => {
    const html = draw({
      datePublished: '2026-03-03T12:00:00Z',
      dateUpdated: undefined,
      displayDatePublished: undefined,
      displayDateUpdated: undefined,
    });
    expect(html).toContain('<time dateTime="2026-03-03T12:00:00Z">March 3, 2026</time>');
  });
});

describe('embeds', () => {
  const render = (embed: Embed) => renderToStaticMarkup(<EmbedView embed={embed} />);

  it.each(embedTypes)('ART-05 draws the embed %s', (type: EmbedType) => {
    const html = render(embedExamples[type]);
    expect(html).toMatch(/^<(figure|aside|blockquote|section|div)/);
    expect(html).not.toContain('[shortcode');
  });

  it.each(embedTypes)('ART-07 loads nothing from anybody else for %s', (type: EmbedType) => {
    expect(render(embedExamples[type])).not.toMatch(/<(iframe|script|video|audio)|src="https?:/);
  });

  it('ART-06 leaves no trace of an embed nobody draws, and says so', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    expect(render({ type: 'hologram', uuid: 'h1' } as unknown as Embed)).toBe('');
    expect(warn).toHaveBeenCalledWith(expect.stringContaining('hologram'));
    warn.mockRestore();
  });

  it('ART-03 anchors a listicle by its uuid', () => {
    const { listicle } = embedExamples.listicle;
    expect(render(embedExamples.listicle)).toContain(`id="listicle-${listicle.uuid}"`);
  });
});

describe('contentsHtml', () => {
  const prose = (html: string) => ({ kind: 'prose', html }) as const;
  const heading = (id: string) => `<h2 id="${id}">About <em>${id}</em></h2><p>Text</p>`;

  it('lists the headings of a long piece in plain words', () => {
    const html = contentsHtml([prose(heading('a') + heading('b')), prose(heading('c'))], 'In this article');
    expect(html).toContain('<li><a href="#b">About b</a></li>');
    expect(html.match(/<li>/g)).toHaveLength(3);
  });

  it('is empty for a short piece and while the text is adopted', () => {
    expect(contentsHtml([prose(heading('a'))], 'x')).toBe('');
    expect(contentsHtml([prose('')], 'x')).toBe('');
  });
});

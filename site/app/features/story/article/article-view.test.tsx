import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import type { Article } from '#content/entities/article.ts';
import { type Embed, type EmbedType, embedTypes } from '#content/entities/embed.ts';
import { articleExample } from '#content/examples/article.ts';
import { authorExample } from '#content/examples/author.ts';
import { embedExamples } from '#content/examples/embed.ts';
import { imageExample } from '#content/examples/image.ts';
import '../embeds/all-embed-views.ts';
import { componentOf, storyNumber } from '../../../components/fixture/components.ts';
import { hardArticles, hostileBody } from '../../../components/fixture/hard-articles.ts';
import { facts } from '../../../components/fixture/pages.ts';
import { contentsHtml } from '../../../components/primitives/contents/contents.ts';
import { StoryCard } from '../../../components/story/story-card/story-card.tsx';
import { EmbedView } from '../embeds/embed-view.tsx';
import { ArticleView } from './article-view.tsx';

const render = (more: Partial<Article> = {}) =>
  renderToStaticMarkup(
    <ArticleView
      component={componentOf('Article', { data: { ...articleExample, ...more } })}
      page={{ ...facts, pageType: 'article' }}
      priority
    />,
  );
const person = (firstName: string) => ({ ...authorExample, id: firstName, firstName, lastName: 'Example' });

describe('ArticleView', () => {
  it('ART-08 VAL-03 text of an info card stays text, whatever it looks like', () => {
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
    const html = render({
      author: person('Ada'),
      moreAuthors: [person('Bo'), person('Cy')],
      editors: [person('Di')],
    });
    const text = html.replace(/<[^>]*>/g, '');
    expect(text).toContain('By Ada Example, Bo Example and Cy Example');
    expect(text).toContain('Edited by Di Example');
    expect(html).toContain('href="/meet-the-team/ada-example/"');
  });

  it('ART-24 hides the bio when the story sets it', () => {
    expect(render({ author: { ...person('Ada'), bio: 'Ada knows valves.' } })).toContain('Ada knows valves.');
    expect(
      render({ author: { ...person('Ada'), bio: 'Ada knows valves.' }, suppressBio: true }),
    ).not.toContain('valves');
  });

  it('ART-27 shows what the author discloses', () => {
    expect(render({ author: { ...person('Ada'), authorDisclosure: 'Ada owns a grid.' } })).toContain(
      'Ada owns a grid.',
    );
  });

  it('ART-29 labels sponsored stories on their page and on cards', () => {
    const topics = [
      { id: 'i', slug: 'infographic', name: 'Infographic', typeName: 'topic', primary: true, topicPath: [] },
    ];
    expect(render({ section: 'sponsored' })).toContain('>Sponsored<');
    expect(render({ topics })).toContain('>Sponsored<');
    expect(render({ section: 'news', topics: [] })).not.toContain('>Sponsored<');
    expect(
      renderToStaticMarkup(<StoryCard story={storyNumber(1, { isSponsored: true })} size="m" />),
    ).toContain('>Sponsored<');
  });

  it('ART-01 ART-12 has a share bar whose buttons are links that work without scripts', () => {
    const html = render({ id: '42' });
    for (const button of ['facebook', 'twitter', 'linkedin', 'reddit', 'flipboard', 'pinterest'])
      expect(html).toMatch(new RegExp(`<a href="https://[^"]+"[^>]* data-share="${button}"`));
    // Services that take no links are followed from the footer; a share menu only shares.
    expect(html).not.toMatch(/data-share="(instagram|youtube|tiktok)"/);
    expect(html).toMatch(/<a href="mailto:[^"]+"[^>]* data-share="email"/);
  });

  it('ART-10 the e-mail button is social service 10', () => {
    expect(render()).toMatch(/data-share="email" data-service-id="10"/);
  });

  it('ART-02 ART-23 comments have their container and button, unless the story suppresses them', () => {
    const html = render({ id: '42' });
    expect(html).toContain('id="comments-42"');
    expect(html).toContain('href="#comments-42"');
    const without = render({ id: '42', suppressComments: true });
    expect(without).not.toContain('comments-42');
    expect(without).not.toContain('data-share="comments"');
  });

  it('ART-26 shows another picture on small screens when the story has one', () => {
    const urls = { sc_small: '/resize/small.jpg' };
    const html = render({ mobileImage: { ...imageExample, urls, avif: undefined } });
    expect(html).toMatch(
      /<picture><source srcSet="\/resize\/small.jpg 540w" media="\(max-width: 47.99rem\)"/,
    );
    expect(render({ mobileImage: undefined })).not.toContain('max-width: 47.99rem');
    expect(render({ image: undefined, mobileImage: { ...imageExample, urls } })).toContain(
      '/resize/small.jpg',
    );
  });

  it('ROLE-06 ART-20 holds nothing that only staff see', () => {
    expect(render()).not.toMatch(/Edit this story|desk\.wavelength/);
  });

  it.each(Object.keys(hardArticles))('VAL-03 holds: %s', (state) => {
    const html = render(hardArticles[state]);
    expect(html).toContain('</article>');
    expect(html).not.toMatch(/\[shortcode|undefined|NaN|\[object|Invalid Date/);
  });

  it('ART-08 ART-06 reduces hostile HTML to its text', () => {
    expect(hostileBody).toContain('onerror');
    const html = render(hardArticles['hostile HTML and unknown embeds']);
    expect(html).not.toMatch(
      /<script|onerror|onclick|onload|javascript:|evil\.example|<style|hologram|id="site"/,
    );
    expect(html).toContain('After');
  });

  it('CL-24 the byline of a partner contributor links to the shared partner page', () => {
    const partner = { ...person('Dana'), bureau: undefined };
    const byline = (title: string) =>
      render({ author: { ...partner, profile: { ...authorExample.profile, title } } });
    expect(byline('Partner Contributor')).toMatch(
      /By <a [^>]*href="\/meet-the-team\/contributor-content\/"[^>]*>Dana Example</,
    );
    expect(byline('Contributor')).not.toContain('contributor-content');
  });

  it('CL-21 shows the way from home to its topic', () => {
    const html = render();
    expect(html).toMatch(/aria-label="Breadcrumb: [^"]+"><ol><li><a href="\/">Home<\/a>/);
    for (const { slug } of articleExample.topics[0]?.topicPath ?? [])
      expect(html).toContain(`href="/topic/${slug}/"`);
  });

  it('CL-20 carries its dates as absolute dates with a machine date', () => {
    const html = render({
      datePublished: '2026-03-03T12:00:00Z',
      dateUpdated: undefined,
      displayDatePublished: undefined,
      displayDateUpdated: undefined,
    });
    expect(html).toMatch(/<time [^>]*dateTime="2026-03-03T12:00:00Z">March 3, 2026<\/time>/);
  });
});

describe('embeds', () => {
  const render = (embed: Embed) => renderToStaticMarkup(<EmbedView embed={embed} />);

  it('leaves out an embed of the publication whose definition is gone', () => {
    expect(render(embedExamples.custom)).toBe('');
  });

  it.each(embedTypes.filter((type) => type !== 'custom'))(
    'ART-05 renders the embed %s',
    (type: EmbedType) => {
      const html = render(embedExamples[type]);
      expect(html).toMatch(/^<(figure|aside|blockquote|section|div)/);
      expect(html).not.toContain('[shortcode');
    },
  );

  it.each(embedTypes)('ART-07 loads nothing from anybody else for %s', (type: EmbedType) => {
    expect(render(embedExamples[type])).not.toMatch(/<(iframe|script)|src="https?:/);
  });

  it('ART-06 skips an embed of an unknown type and logs a warning', () => {
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

describe('facades', () => {
  it.each(['youtube', 'vimeo', 'twitter', 'instagram', 'reddit'] as const)(
    'ART-07 %s loads behind a button that names the third party, with a link to the original',
    (type) => {
      const html = renderToStaticMarkup(<EmbedView embed={embedExamples[type]} />);
      expect(html).toMatch(/aria-label="(Video|Post|Thread) on \w+:/);
      expect(html).toMatch(/<button[^>]*>Show it<\/button>/);
      expect(html).toContain('comes from another site, which may track you.');
      expect(html).toMatch(/<a [^>]*rel="noopener nofollow" href="https:/);
    },
  );
});

describe('a podcast', () => {
  it('ART-05 plays own files here, with the transcript below, and links to external ones', () => {
    const ours = { ...embedExamples.podcast, url: '/media/a.mp3', transcript: 'One.\n\nTwo.' };
    const html = renderToStaticMarkup(<EmbedView embed={ours} />);
    expect(html).toMatch(/<audio[^>]* src="\/media\/a.mp3" controls="" preload="none"/);
    expect(html).toContain('<p>One.</p><p>Two.</p>');
    expect(renderToStaticMarkup(<EmbedView embed={embedExamples.podcast} />)).not.toContain('<audio');
  });
});

describe('contentsHtml', () => {
  const prose = (html: string) => ({ kind: 'prose', html }) as const;
  const heading = (id: string) => `<h2 id="${id}">About <em>${id}</em></h2><p>Text</p>`;

  it('lists the headings of a long story as plain text', () => {
    const html = contentsHtml([prose(heading('a') + heading('b')), prose(heading('c'))], 'In this article');
    expect(html).toContain('<li><a href="#b">About b</a></li>');
    expect(html.match(/<li>/g)).toHaveLength(3);
  });

  it('is empty for a short piece and while the text is adopted', () => {
    expect(contentsHtml([prose(heading('a'))], 'x')).toBe('');
    expect(contentsHtml([prose('')], 'x')).toBe('');
  });
});

import { Parser } from 'htmlparser2';
import { describe, expect, it } from 'vitest';
import { publication } from '#config';
import type { ContentLink } from '#content/entities/content-link.ts';
import { composed, link, list } from '#site/test/composed-pages.ts';
import { renderNewsletterEmail } from './render-newsletter-email.tsx';

interface Tag {
  nodeName: string;
  attributes: Readonly<Record<string, string>>;
}

function tagsIn(html: string): Tag[] {
  const tags: Tag[] = [];
  const parser = new Parser({
    onopentag: (nodeName, attributes) => void tags.push({ nodeName, attributes }),
  });
  parser.end(html);
  return tags;
}
const attribute = ({ attributes }: Tag, name: string) => attributes[name];

const picture = { alt: 'A lamp', typeName: 'image', urls: { sc_medium: '/resize/x.jpg?auto=webp' } };

async function emailOf(items: ContentLink[], title = 'Locked') {
  const page = { ...composed('newsletter', 'locked', [list('stories', items, { title: 'Stories' })]) };
  page.data.title = title;
  const response = renderNewsletterEmail(
    { page, canonicalPath: '/newsletter-generator/newsletter/locked/' },
    { siteUrl: 'https://wavelength.example', publication },
  );
  const html = await response.text();
  return { response, html, nodes: tagsIn(html) };
}

describe('a newsletter edition', () => {
  const stories = [link('one', { image: picture, description: 'A dek' }), link('two')];

  it('NL-11 RT-32 runs nothing and loads nothing but pictures', async () => {
    const { response, nodes } = await emailOf(stories);
    const names = new Set(nodes.map(({ nodeName }) => nodeName));
    for (const name of ['script', 'iframe', 'form', 'object', 'svg', 'header', 'footer', 'nav'])
      expect([...names]).not.toContain(name);
    const rels = nodes.filter(({ nodeName }) => nodeName === 'link').map((node) => attribute(node, 'rel'));
    expect(rels).toEqual(['canonical']);
    const policy = response.headers.get('content-security-policy');
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("style-src 'unsafe-inline'");
    expect(policy).not.toContain('script-src');
  });

  it('NL-11 has absolute URLs, alt texts and inline styles', async () => {
    const { nodes } = await emailOf(stories);
    const links = nodes.filter(({ nodeName }) => nodeName === 'a');
    expect(links.length).toBeGreaterThan(4);
    for (const node of links) expect(attribute(node, 'href')).toMatch(/^https:\/\/wavelength\.example\//);
    const pictures = nodes.filter(({ nodeName }) => nodeName === 'img');
    expect(pictures).toHaveLength(1);
    for (const node of pictures) {
      expect(attribute(node, 'src')).toMatch(/^https:\/\/wavelength\.example\/resize\//);
      expect(attribute(node, 'alt')).toBe('A lamp');
      expect(attribute(node, 'width')).toMatch(/^\d+$/);
    }
    for (const name of ['h1', 'h2', 'h3', 'body'])
      for (const node of nodes.filter(({ nodeName }) => nodeName === name))
        expect(attribute(node, 'style')).toBeTruthy();
  });

  it('NL-11 has a preview text and dark mode', async () => {
    const { html, nodes } = await emailOf(stories);
    expect(html).toContain('Story one · Story two');
    expect(html).toContain('prefers-color-scheme:dark');
    const scheme = nodes.find((node) => attribute(node, 'name') === 'color-scheme');
    expect(scheme && attribute(scheme, 'content')).toBe('light dark');
    for (const node of nodes.filter(({ nodeName }) => nodeName === 'table'))
      expect(attribute(node, 'role')).toBe('presentation');
  });

  it('NL-11 escapes what editors write', async () => {
    const { html, nodes } = await emailOf([link('x', { title: '<script>alert(1)</script>' })], '"><img>');
    expect(nodes.some(({ nodeName }) => nodeName === 'script' || nodeName === 'img')).toBe(false);
    expect(html).not.toContain('<script>');
  });

  it('NL-11 stays below what mailboxes clip, with a hundred stories too', async () => {
    const long = Array.from({ length: 100 }, (_, index) =>
      link(`story-${index}`, { description: 'x'.repeat(120) }),
    );
    const { html } = await emailOf(long);
    expect(Buffer.byteLength(html)).toBeLessThan(102 * 1024);
  });

  it('NL-11 holds with nothing in it', async () => {
    const { response, html } = await emailOf([]);
    expect(response.status).toBe(200);
    expect(html).toContain('Locked');
  });
});

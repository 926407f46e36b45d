import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { componentOf } from '../../fixture/components.ts';
import { facts } from '../../fixture/pages.ts';
import { TextPage } from './text-page.tsx';

const render = (data: object) => {
  const text = componentOf('Text');
  return renderToStaticMarkup(
    <TextPage
      component={{ ...text, data: { ...text.data, ...data } }}
      page={{ ...facts, pageType: 'static' }}
      priority={false}
    />,
  );
};
const sections = (count: number) =>
  Array.from(
    { length: count },
    (_, index) => `<h2 id="h-part-${index}">Part ${index}</h2><p>Words.</p>`,
  ).join('');

describe('a text page', () => {
  it('RT-17 RT-48 lists the parts of a long text, each with its anchor', () => {
    const html = render({ content: sections(3) });
    expect(html).toContain('aria-label="On this page"');
    expect(html.match(/href="#h-part-\d"/g)).toHaveLength(3);
  });

  it('RT-59 a short text has no list of parts', () => {
    expect(render({ content: sections(2) })).not.toContain('href="#h-part');
  });

  it('RT-48 shows the date of the last change, if known', () => {
    expect(render({ updated: '2026-10-06T12:00:00.000Z' })).toContain(
      '<time dateTime="2026-10-06T12:00:00.000Z">Oct 6, 2026</time>',
    );
    expect(render({ updated: undefined })).not.toContain('<time');
  });

  it('says that its publisher has not confirmed it, in place of its words', () => {
    expect(render({ content: '', isUnconfirmed: true })).toContain('has not confirmed this text yet');
    expect(render({})).not.toContain('confirmed');
  });

  it.each([
    'About us',
    'Do not sell or share my personal information',
    'حول الموقع'.repeat(20),
    'a'.repeat(300),
  ])('RT-47 has one heading that reads %s', (title) => {
    const html = render({ title });
    expect(html.match(/<h1/g)).toHaveLength(1);
    expect(html).toContain(`>${title}<`);
  });
});

import { describe, expect, it } from 'vitest';
import { hostileTargets } from '#content/test/hostile-targets.ts';
import { composeEdition } from './compose-edition.ts';
import { emailText } from './email-text.ts';

const origin = 'https://wavelength.example';
const page = `<!DOCTYPE html><html><head><title>Locked | Wavelength</title>
<meta name="description" content="A key &amp; a lock · Another story"><style>.a{}</style></head><body>
<div style="display:none">A key</div><table><tbody><tr><td><h1>Locked</h1></td></tr>
<tr><td><a href="${origin}/article/a/"><img src="x.jpg" alt="A lamp"></a>
<h2><a href="${origin}/article/a/">A key &amp; a lock</a></h2><p>Why it&nbsp;matters.</p></td></tr>
<tr><td><a href="${origin}/article/b/?a=1&amp;b=2">Another</a></td></tr>
<tr><td>Foot<br><a href="${origin}/email/unsubscribe/">Unsubscribe</a></td></tr></tbody></table></body></html>`;
const compose = (subject = '', html = page) =>
  composeEdition(html, { origin, brand: 'Wavelength', title: 'Locked', subject });

describe('an edition', () => {
  it('NL-11 is the preview page, with an unsubscribe link for each recipient', () => {
    const { plainHtml, unsubscribeUrl } = compose();
    expect(unsubscribeUrl).toBe(`${origin}/email/unsubscribe/{{token}}/`);
    expect(plainHtml).toContain(`href="${unsubscribeUrl}"`);
    expect(plainHtml.replace('{{token}}/', '')).toBe(page);
  });

  it('NL-11 tracks opens and clicks only in the e-mail for readers who allowed it', () => {
    const { plainHtml, countedHtml, links, text } = compose();
    for (const part of [plainHtml, text]) {
      expect(part).not.toContain('/email/click/');
      expect(part).not.toContain('/email/open/');
    }
    expect(links).toEqual([`${origin}/article/a/`, `${origin}/article/b/?a=1&b=2`]);
    expect(countedHtml.match(/\/email\/click\/\{\{token\}\}\/0\//g)).toHaveLength(2);
    expect(countedHtml).toContain(`${origin}/email/click/{{token}}/1/`);
    expect(countedHtml).toContain(`<img src="${origin}/email/open/{{token}}.gif"`);
    // Unsubscribing is never counted as a click.
    expect(countedHtml).toContain(`href="${origin}/email/unsubscribe/{{token}}/"`);
  });

  it('NL-11 tracks no click on an address that hides another host', () => {
    const links = hostileTargets.map((href) => `<a href="${href.replaceAll('"', '&quot;')}">x</a>`);
    const composed = compose('', `<html><body>${links.join('')}</body></html>`);
    const hosts = composed.links.map((link) => new URL(link).host);
    // An address that openly names another host is an ordinary link; none poses as a page of this site.
    expect(new Set(hosts)).toEqual(new Set(['wavelength.example.evil.example']));
  });

  it.each([
    ['', 'Locked: A key & a lock'],
    ['  My own\nwords ', 'My own words'],
    ['x'.repeat(300), 'x'.repeat(200)],
  ])('NL-11 has the subject that staff entered (%j), or the first headline', (subject, expected) => {
    expect(compose(subject).subject).toBe(expected);
  });

  it('NL-11 has the subject and the document of the publication’s template, with unsubscribe link and tracking', () => {
    const given = { origin, brand: 'Harborline', title: 'Locked', subject: '' };
    const own = composeEdition(page, {
      ...given,
      template: {
        write: ({ brand, newsletter, subject, html }) => ({
          subject: `${brand} ${newsletter}\n${subject}`,
          html: `<body><h1>${html.length}</h1><a href="${origin}/article/c/">Ours</a></body>`,
        }),
      },
    });
    expect(own.subject).toBe('Harborline Locked Locked: A key & a lock');
    expect(own.plainHtml).toMatch(
      /<h1>\d+<\/h1><a href="[^"]+\/article\/c\/">Ours<\/a><p><a href="[^"]+\{\{token\}\}\/">Unsubscribe/,
    );
    expect(own.links).toEqual([`${origin}/article/c/`]);
    expect(own.text).toContain('Ours');
    const subjectOnly = composeEdition(page, { ...given, template: { write: () => ({ subject: 'Today' }) } });
    expect([subjectOnly.subject, subjectOnly.plainHtml]).toEqual(['Today', compose().plainHtml]);
  });

  it('NL-11 has an unsubscribe link even if the rendered page has none', () => {
    const bare = compose('', '<html><body><p>Words</p></body></html>');
    expect(bare.plainHtml).toContain(
      `<a href="${origin}/email/unsubscribe/{{token}}/">Unsubscribe</a></p></body>`,
    );
    expect(bare.subject).toBe('Locked');
  });

  it('NL-11 has the same content as plain text', () => {
    expect(
      emailText(page)
        .split('\n\n')
        .map((line) => line.trim()),
    ).toEqual([
      'Locked',
      `A key & a lock (${origin}/article/a/)`,
      'Why it matters.',
      `Another (${origin}/article/b/?a=1&b=2)`,
      'Foot',
      `Unsubscribe (${origin}/email/unsubscribe/)`,
    ]);
  });
});

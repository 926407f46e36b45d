import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { ErrorPage, type ErrorPageProps } from './error-page.tsx';

const render = (props: ErrorPageProps) => renderToStaticMarkup(<ErrorPage {...props} />);
const message = 'This page could not be found';

describe('ErrorPage', () => {
  it('ER-04 ER-05 shows title, heading and text of a missing page', () => {
    const html = render({ status: 404 });
    expect(html).toContain('Page Not Found');
    expect(html).toMatch(/<h1[^>]*>Uh-oh<\/h1>/);
    expect(html).toContain('This is probably not the page you’re looking for. Sorry about that.');
  });

  it('ER-06 ER-07 adds the message when no route fits', () => {
    expect(render({ status: 404, message })).toContain(message);
    expect(render({ status: 404 })).not.toContain(message);
  });

  it('ER-22 has a heading, a text, a picture, and a button only when there is a home', () => {
    const html = render({ status: 404, homeHref: 'https://wavelength.example/' });
    expect(html).toMatch(/<img src="[^"]*spectrum-404/);
    expect(html).toContain('Back to the home page');
    expect(render({ status: 404 })).not.toContain('Back to the home page');
  });

  it('ER-25 shows the status and a neutral text for every other error, never its message', () => {
    const html = render({ status: 503, message: 'connect ECONNREFUSED 10.0.0.7', homeHref: '/' });
    expect(html).toContain('Error 503');
    expect(html).not.toContain('ECONNREFUSED');
    expect(html).not.toContain('Uh-oh');
    expect(html).toContain('href="/"');
  });
});

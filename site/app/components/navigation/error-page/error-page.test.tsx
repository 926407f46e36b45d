import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { currentBrand, holdBrand } from '#app/brand/current-brand.ts';
import { ErrorPage, type ErrorPageProps } from './error-page.tsx';

const render = (props: ErrorPageProps) => renderToStaticMarkup(<ErrorPage {...props} />);
const brand = currentBrand();
beforeEach(() => {
  const marks = [{ text: '404 nm', at: 5.07, isMain: true }];
  holdBrand({
    ...brand,
    notFound: { picture: { url: '/uploads/ab/night.svg', width: 1440, height: 420, marks } },
  });
});
afterAll(() => holdBrand(brand));
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
    expect(html).toMatch(/<img src="\/uploads\/ab\/night.svg" width="1440" height="420" alt=""\/>/);
    expect(html).toMatch(/<li [^>]*style="left:5.07%">404 nm<\/li>/);
    expect(render({ status: 503 })).not.toContain('404 nm');
    expect(html).toContain('Back to the home page');
    expect(render({ status: 404 })).not.toContain('Back to the home page');
  });

  it('a publication without a picture has words, search and no joke of another', () => {
    holdBrand({ ...brand, notFound: { heading: 'Nothing is moored here' } });
    const html = render({ status: 404, popular: [{ title: 'Ferry timetable', url: '/article/ferry/' }] });
    expect(html).not.toMatch(/<img|<ol| nm/);
    expect(html).toContain('Nothing is moored here');
    expect(html).toContain('href="/search/"');
    expect(html).toContain('Ferry timetable');
  });

  it('ER-25 shows the status and a neutral text for every other error, never its message', () => {
    const html = render({ status: 503, message: 'connect ECONNREFUSED 10.0.0.7', homeHref: '/' });
    expect(html).toContain('Error 503');
    expect(html).not.toContain('ECONNREFUSED');
    expect(html).not.toContain('Uh-oh');
    expect(html).toContain('href="/"');
  });
});

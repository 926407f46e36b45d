import { expect, it } from 'vitest';
import { emailFrame } from '#content/rules/brand/email-frame.ts';
import { frameEmail } from './frame-email.ts';

const site = new URL('https://harborline.example/');
const picture = (url: string, width: number, height: number) => ({ url, width, height });
const icon = picture('/uploads/ab/x-icon180.png', 180, 180);
const made = { icon32: icon, icon180: icon, icon192: icon, icon512: icon, share: icon };
const both = (file: ReturnType<typeof picture>) => ({ light: file, dark: file });
const settings = {
  name: 'Harbor & Line',
  logo: {},
  legalEntity: { name: 'Harborline Press', address: '1 Quay, Port Ellis', registration: 'HRB 7' },
  mailSender: { name: 'Harborline', footer: 'Fair winds.\nThe <editors>' },
};
const email = {
  to: 'ann@reader.example',
  subject: 'Hello',
  text: 'Please confirm.',
  html: '<!doctype html>\n<html><body style="color:#000">\n<p>Please confirm.</p>\n</body></html>\n',
};

it('every e-mail has the footer and the legal entity, as text and as escaped HTML', () => {
  const framed = frameEmail(email, emailFrame(settings, site));
  expect(framed.text).toBe(
    'Please confirm.\n\n-- \nFair winds.\nThe <editors>\nHarborline Press, 1 Quay, Port Ellis\nHRB 7\n',
  );
  expect(framed.html).toContain('Fair winds.<br>The &lt;editors&gt;<br>\nHarborline Press, 1 Quay');
  expect(framed.html).not.toContain('<img');
  expect([framed.to, framed.subject]).toEqual([email.to, email.subject]);
});

it.each([
  [
    'a wide picture',
    { header: both(picture('/uploads/ab/x.png', 400, 100)), made },
    'x.png" width="192" height="48"',
  ],
  [
    'an SVG, which mail programs do not show',
    { header: both(picture('/uploads/ab/x.svg', 400, 100)), made },
    'x-icon180.png" width="48" height="48"',
  ],
])('the logo is %s: a picture with the name as its text', (_, logo, shown) => {
  const { html } = frameEmail(email, emailFrame({ ...settings, logo }, site));
  expect(html).toContain(`<img src="https://harborline.example/uploads/ab/${shown} alt="Harbor &amp; Line"`);
  expect(html.indexOf('<img')).toBeLessThan(html.indexOf('Please confirm'));
});

it('an SVG without icons is left out, and an address that names the publisher is not doubled', () => {
  const logo = { header: both(picture('/uploads/ab/x.svg', 400, 100)) };
  const legalEntity = { name: 'Harborline', address: 'Harborline, 1 Quay' };
  const frame = emailFrame({ ...settings, logo, legalEntity, mailSender: { name: 'H' } }, site);
  expect(frame).toEqual({ name: 'Harbor & Line', logo: undefined, lines: ['Harborline, 1 Quay'] });
});

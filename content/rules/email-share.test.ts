import { describe, expect, it } from 'vitest';
import { isEmailAddress } from './email-format.ts';
import { emailShareProblems } from './email-share.ts';
import { ownPagePath } from './own-page.ts';

const filled = { to: 'friend@mail.example', from: 'reader@mail.example', name: 'Ines', message: '' };
const missing = 'Please fill out all required fields';
const format = 'E-mail format invalid';

describe('the form to a friend', () => {
  it.each([
    ['ART-15', {}, {}],
    ['ART-15', { to: '' }, { to: missing }],
    ['ART-15', { from: '  ' }, { from: missing }],
    ['ART-15', { name: '' }, { name: missing }],
    ['ART-15', { to: '', from: '', name: '' }, { to: missing, from: missing, name: missing }],
    ['ART-18', { to: 'friend' }, { to: format }],
    ['ART-18', { from: 'reader@' }, { from: format }],
    ['ART-18', { to: 'a@b.example, c@d.example' }, { to: format }],
    ['ART-18', { to: 'a@b.example\r\nBcc: c@d.example' }, { to: format }],
    ['ART-16', { message: 'm'.repeat(1500) }, {}],
    ['ART-16', { message: 'm'.repeat(1501) }, { message: 'Please keep the message to 1500 characters' }],
    ['ART-16', { message: `${'m'.repeat(1499)}\r\n` }, {}],
    ['AP-24', { name: 'Ines\r\nBcc: c@d.example' }, { name: expect.any(String) }],
    ['AP-24', { name: 'n'.repeat(101) }, { name: expect.any(String) }],
  ])('%s %o', (_id, more, problems) => expect(emailShareProblems({ ...filled, ...more })).toEqual(problems));

  it.each([
    ['a@b.example', true],
    ["o'neil+news@mail.b-c.example", true],
    ['a@b', false],
    ['a..b@c.example', false],
    ['.a@c.example', false],
    ['a@-c.example', false],
    ['a b@c.example', false],
    ['<a@c.example>', false],
    ['a@c.example\n', false],
    [`${'a'.repeat(250)}@c.example`, false],
  ])('AU-32 %j is an address: %s', (text, is) => expect(isEmailAddress(text)).toBe(is));
});

describe('AP-23 a page of ours', () => {
  const origin = 'https://wavelength.example';
  it.each([
    ['https://wavelength.example/article/a/', '/article/a/'],
    ['http://wavelength.example/article/a/?x=1#top', '/article/a/'],
    ['/article/a/', '/article/a/'],
    ['https://wavelength.example', '/'],
    ['//evil.example/', undefined],
    ['/\\evil.example/', undefined],
    ['\\\\evil.example', undefined],
    ['https://evil.example/', undefined],
    ['https://wavelength.example.evil.example/', undefined],
    ['https://wavelength.example@evil.example/', undefined],
    ['https://evil.example\\@wavelength.example/', undefined],
    ['https://wavelength.example:8443/', undefined],
    ['https://wavelength.example//evil.example/', undefined],
    ['/.//evil.example/', undefined],
    ['javascript:alert(1)', undefined],
    ['data:text/html,x', undefined],
    ['article/a/', undefined],
    ['', undefined],
    ['/a\r\nSet-Cookie: x', undefined],
    [`/${'a'.repeat(3000)}`, undefined],
  ])('%j is %s', (text, path) => expect(ownPagePath(text, origin)).toBe(path));
});

import { expect, it } from 'vitest';
import { accountEmails } from './emails.ts';

const site = { brand: () => 'Harborline', base: 'https://a.example/identity/' };

it('writes an e-mail with the words of the publication, and the link that is ours', () => {
  const { reset, verify } = accountEmails(site, {
    reset: { write: ({ brand }) => ({ subject: `${brand}: a <key>`, before: ['One & two'], button: 'Go' }) },
  });
  const email = reset('ann@a.example', 'token');
  expect(email.subject).toBe('Harborline: a <key>');
  expect(email.text).toBe('One & two\n\nhttps://a.example/identity/reset/?token=token');
  expect(email.html).toContain('<p>One &amp; two</p>');
  expect(email.html).toContain('>Go</a>');
  expect(verify('ann@a.example', 'token').subject).toBe('Verify your email address for Harborline');
});

it('writes it with the markup of the publication', () => {
  const { changed } = accountEmails(site, {
    changed: {
      write: () => ({ subject: 'Changed', before: [] }),
      html: ({ subject, link }) => `<h1>${subject}</h1>${link?.url}`,
    },
  });
  expect(changed('ann@a.example', 'password').html).toBe('<h1>Changed</h1>https://a.example/identity/reset/');
});

import { expect, it } from 'vitest';
import { shareEmail } from './share-email.ts';

const site = { brand: 'Harborline', origin: 'https://a.example' };
const shared = {
  to: 'ann@a.example',
  from: 'bob@b.example',
  name: 'Bob <b>',
  message: 'See evil.example\nnow',
  path: '/article/storm/',
  headline: 'The storm & the quay',
};

it('AP-24 has the headline, the message and the only link', () => {
  const { text, html, ...fields } = shareEmail(shared, site);
  expect(fields).toEqual({
    to: 'ann@a.example',
    replyTo: 'bob@b.example',
    subject: 'From Harborline: The storm & the quay',
  });
  expect(text).toMatch(
    /^Bob <b> shared this story from Harborline with you:\n\nThe storm & the quay\nhttps:\/\/a\.example\/article\/storm\/\n\nSee evil\. example\nnow\n\n-- \nA Harborline reader/,
  );
  expect(html).toContain('<p>Bob &lt;b&gt; shared');
  expect(html.match(/href="[^"]*"/g)).toEqual(['href="https://a.example/article/storm/"']);
});

it('AP-24 has the words of the publication’s template, which gets no address of the sender’s', () => {
  const email = shareEmail(shared, {
    ...site,
    template: {
      write: ({ brand, sender, message, headline }) => ({
        subject: `${brand}: ${headline}`,
        before: [`${sender} waves: ${message}`],
        button: 'Read it',
      }),
    },
  });
  expect(email.subject).toBe('Harborline: The storm & the quay');
  expect(email.text).toBe(
    'Bob <b> waves: See evil. example\nnow\n\nRead it\nhttps://a.example/article/storm/',
  );
  expect(email.html).toContain('<p>Bob &lt;b&gt; waves: See evil. example\nnow</p>');
  expect(email.html).toContain('href="https://a.example/article/storm/">Read it</a>');
});

import { expect, it } from 'vitest';
import { confirmEmail } from './confirm-email.ts';

const site = { origin: 'https://a.example', brand: () => 'Harborline' };
const journeys = { description: '', subscribeJourneyId: 'a', unsubscribeJourneyId: 'b' };
const given = {
  address: 'ann@a.example',
  secret: 'token',
  wanted: [
    { id: 'tides', title: 'Tides', ...journeys },
    { id: 'ferries', ...journeys },
  ],
};

it('names the newsletters and links to the page that confirms', () => {
  const { to, subject, text, html } = confirmEmail(site, given);
  expect([to, subject]).toEqual(['ann@a.example', 'Confirm your subscription: Tides, ferries']);
  expect(text).toContain('get Tides, ferries from Harborline at this address');
  for (const part of [text, html]) expect(part).toContain('https://a.example/email/confirm/?token=token');
});

it('has the words and the markup of the publication’s template, and the link that is ours', () => {
  const templates = {
    confirmSubscription: {
      write: ({ brand, newsletters }: { brand: string; newsletters: readonly string[] }) => ({
        subject: `${brand}: ${newsletters.join(' + ')}`,
        before: ['Aboard?'],
      }),
      html: ({ link }: { link?: { url: string } }) => `<b>${link?.url}</b>`,
    },
  };
  expect(confirmEmail({ ...site, templates }, given)).toEqual({
    to: 'ann@a.example',
    subject: 'Harborline: Tides + ferries',
    text: 'Aboard?\n\nhttps://a.example/email/confirm/?token=token',
    html: '<b>https://a.example/email/confirm/?token=token</b>',
  });
});

import type { StarterText } from '../starter-text.ts';

export const privacyPolicy: StarterText = {
  title: 'Privacy policy',
  description: 'What {publication} knows about you, why, and how to make it forget.',
  content: `
<p>{company}, {address}, is responsible for {publication}. Write to {contact} with any question about your data.</p>
<h2>What our servers see</h2>
<p>To send you a page, our server sees your internet address, the address of the page and what your browser adds to each request. We use this to answer and to protect the site.</p>
<h2 id="h-cookies-and-storage">Cookies and storage</h2>
<p>Your browser stores what the site needs to work: your choice about cookies, your settings, and your session if you sign in. Measurement, advertising and social media run only with your consent, which you can withdraw at any time in the cookie settings.</p>
<h2>Accounts, comments and newsletters</h2>
<p>If you make an account, comment or subscribe to a newsletter, we store the address and the name you gave us, what you wrote and what you subscribed to, until you delete it.</p>
<h2>Who else gets data</h2>
<p>We use the companies listed in the cookie settings. We do not sell personal data.</p>
<h2>Your rights</h2>
<p>You can read, correct, download and delete your data on the page of your account, or write to {contact}. You can also complain to the data protection authority of {country}.</p>`.trim(),
};

export const californiaPrivacy: StarterText = {
  title: 'Do not sell or share my personal information',
  description: 'The choices of readers in California and other states with such a law.',
  content: `
<p>{company} does not sell personal information. Advertising that shares it runs only with your consent. To withdraw your consent, open the cookie settings, or send the Global Privacy Control signal with your browser: {publication} honors it.</p>
<p>To learn what we store about you or have it deleted, write to {contact}.</p>`.trim(),
};

export const healthDataPrivacy: StarterText = {
  title: 'Consumer health data privacy',
  description: 'How {publication} treats data about health.',
  content: `
<p>{publication} does not ask for data about your health, and does not infer it from what you read. If you believe that we store such data, write to {contact} to have it deleted.</p>`.trim(),
};

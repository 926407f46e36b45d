import type { StarterText } from '../starter-text.ts';

export const about: StarterText = {
  title: 'About us',
  description: 'Who makes {publication}, and how to reach us.',
  content: `
<p>{publication} is published by {company}, {address}.</p>
<h2>What we do</h2>
<p>We report, test and explain. Our <a href="/editorial-guidelines/">editorial guidelines</a> say how.</p>
<h2>How to reach us</h2>
<p>Write to {contact}. We read every message, and correct what we got wrong.</p>`.trim(),
};

export const editorialGuidelines: StarterText = {
  title: 'Editorial guidelines',
  description: 'How {publication} reports, tests and corrects.',
  content: `
<h2>Independence</h2>
<p>Editors decide what {publication} publishes. Advertisers and partners do not see stories before readers do and cannot change them.</p>
<h2>Advertising and commissions</h2>
<p>Advertising and paid content are marked as such. If you buy through a link in a story, we may earn a commission; it does not change what we recommend.</p>
<h2>Corrections</h2>
<p>If we got something wrong, write to {contact}. We correct the story and say in it what has changed.</p>`.trim(),
};

export const accessibility: StarterText = {
  title: 'Accessibility',
  description: 'How {publication} works for everybody, and what to do if it does not.',
  content: `
<p>We want everybody to be able to read {publication}: with a keyboard, a screen reader, large text or without pictures. We aim at level AA of the Web Content Accessibility Guidelines 2.2.</p>
<h2>If something does not work for you</h2>
<p>Write to {contact} with the address of the page and what happened. We answer, and mend it.</p>`.trim(),
};

export const advertise: StarterText = {
  title: 'Advertise with us',
  description: 'How to reach the readers of {publication}.',
  content: `
<p>{publication} carries advertising that is marked as such and kept apart from stories. Write to {contact} for formats and prices.</p>`.trim(),
};

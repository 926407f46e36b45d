import type { StarterText } from '../starter-text.ts';

export const termsOfService: StarterText = {
  title: 'Terms of use',
  description: 'The rules for using {publication}.',
  content: `
<p>These terms are an agreement between you and {company}, {address}. By using {publication} you accept them.</p>
<h2>Using the site</h2>
<p>You may read, link to and quote what we publish. To copy whole stories, ask first.</p>
<h2>Accounts and comments</h2>
<p>Keep your password to yourself. You are responsible for what you write; do not insult, threaten or advertise. We may remove comments and close accounts that break these rules.</p>
<h2>What we promise</h2>
<p>We work carefully, but information can be wrong or out of date. As far as the law allows, {company} is not liable for damage caused by relying on it.</p>
<h2>The law that applies</h2>
<p>The law of {country} applies. Write to {contact} with any question.</p>`.trim(),
};

export const licensing: StarterText = {
  title: 'Licensing',
  description: 'How to use stories and pictures of {publication}.',
  content: `
<p>Stories, pictures and videos of {publication} belong to {company} or are used with permission. To license them, write to {contact} with what you want to use, where and for how long.</p>`.trim(),
};

export const reprints: StarterText = {
  title: 'Reprints',
  description: 'Copies and quotes of what {publication} publishes.',
  content: `
<p>You may quote a few sentences of a story if you name {publication} and link to it. For reprints of whole stories, ratings or awards, write to {contact}.</p>`.trim(),
};

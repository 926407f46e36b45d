import type { Stories } from '#design/stories.ts';
import { Prose } from './prose.tsx';

const html =
  '<p>A paragraph with <a href="/latest/">a link</a>, <em>stress</em> and <strong>weight</strong>.</p>' +
  '<h2>A heading</h2><ul><li>One</li><li>Two</li></ul><blockquote><p>A quotation.</p></blockquote>';

export const stories: Stories = {
  text: () => <Prose html={html} />,
  'with a large first letter': () => <Prose html={html} hasDropCap />,
  'right to left': () => <Prose html={'<p dir="auto">الهاتف الذي لا ينام أبدًا، وقصته الطويلة</p>'} />,
  'one endless word': () => <Prose html={`<p>${'Donaudampfschifffahrt'.repeat(20)}</p>`} />,
};

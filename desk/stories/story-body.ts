import type { StoryRecord, StoryVersion } from '#content/entities/story-record.ts';
import { escapeAttribute, escapeText } from '#platform/escape-html.ts';
import type { StoryFacts } from './story-facts.ts';

/** Longer values are folded. */
const shortCharacters = 200;

const timeOf = (at: string) => `${at.slice(0, 16).replace('T', ' ')} UTC`;

/** The staff page of one story: state, ways to it, plans, versions, fields. Text of editors is shown as text. */
export function storyBody({ record, versions, preview }: StoryFacts): string {
  return `${stateOf(record)}${linksOf(record, preview)}${plansOf(record)}${versionsOf(versions)}${fieldsOf(record)}`;
}

function stateOf(record: StoryRecord): string {
  const facts: [string, string][] = [
    ['Type', record.type],
    ['State', record.state],
    ['Newest version', String(record.version)],
    ['Published version', String(record.publishedVersion ?? 'none')],
  ];
  const figures = facts.map(([name, value]) => `<div><dt>${name}</dt><dd>${escapeText(value)}</dd></div>`);
  const published = record.publishedAt ? `Published ${timeOf(record.publishedAt)}. ` : '';
  return `<dl class="figures">${figures.join('')}</dl>
<p class="quiet">${escapeText(`${published}Last saved ${timeOf(record.updatedAt)}. Id ${record.id}`)}</p>`;
}

function linksOf({ publishedVersion }: StoryRecord, preview: StoryFacts['preview']): string {
  if (!preview) return '<p>There is no preview of this story.</p>';
  const [path = ''] = preview.url.split('?');
  const live = publishedVersion ? `<a href="${escapeAttribute(path)}">Open the published page</a> · ` : '';
  return `<p>${live}<a href="${escapeAttribute(preview.url)}">Open a preview of the newest version</a>
<small>(the link works until ${escapeText(timeOf(preview.expiresAt))})</small></p>`;
}

function plansOf({ publishAt, withdrawAt }: StoryRecord): string {
  const plans = [
    publishAt ? `<li>Publish the newest version at ${escapeText(timeOf(publishAt))}</li>` : '',
    withdrawAt ? `<li>Withdraw at ${escapeText(timeOf(withdrawAt))}</li>` : '',
  ].join('');
  const list = plans
    ? `<ol>${plans}</ol><p><a href="/desk/schedule/">Change plans in the schedule</a></p>`
    : '<p>Nothing is planned.</p>';
  return `<section><h2>Plans</h2>${list}</section>`;
}

function versionsOf(versions: readonly StoryVersion[]): string {
  const rows = versions.map(
    ({ version, title, slug, savedAt, published }) => `<tr><td>${version}</td>
<td>${escapeText(title)}<br>${escapeText(slug)}</td><td class="when">${escapeText(savedAt.slice(0, 16).replace('T', ' '))}</td>
<td>${published ? 'published' : ''}</td></tr>`,
  );
  const table = `<div class="roomy" role="region" aria-label="Versions" tabindex="0"><table><thead><tr>
<th scope="col">Version</th><th scope="col">Title and slug</th><th scope="col">Saved (UTC)</th><th scope="col">Readers see</th>
</tr></thead><tbody>${rows.join('')}</tbody></table></div>`;
  return `<section><h2>Versions</h2>${rows.length > 0 ? table : '<p>No saved versions.</p>'}</section>`;
}

function fieldsOf({ story }: StoryRecord): string {
  const fields = Object.entries(story)
    .filter(([, value]) => value !== undefined && value !== null && value !== '')
    .map(([name, value]) => `<dt>${escapeText(name)}</dt><dd>${fieldValue(value)}</dd>`);
  return `<section><h2>Fields of the newest version</h2><dl class="fields">${fields.join('')}</dl></section>`;
}

function fieldValue(value: unknown): string {
  if (Array.isArray(value) && value.length === 0) return '<span class="quiet">none</span>';
  const text = typeof value === 'object' ? JSON.stringify(value, null, 2) : String(value);
  if (text.length <= shortCharacters && typeof value !== 'object') return escapeText(text);
  return `<details><summary>${text.length} characters</summary><pre>${escapeText(text)}</pre></details>`;
}

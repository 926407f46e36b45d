import type { Publication } from '#content/publication/schema.ts';
import { escapeAttribute, escapeText } from '#platform/escape-html.ts';
import { describeType } from './describe-type.ts';
import type { Json } from './json-schema.ts';
import type { OpenApiDocument, OpenApiOperation } from './openapi.ts';
import { type ExampleStory, tryExamples } from './try-examples.ts';

interface Parameter {
  name: string;
  in: string;
  required: boolean;
  description: string;
  schema: Json;
}

interface PageFacts {
  document: OpenApiDocument;
  examples: Record<string, Record<string, string>>;
  siteId: string;
  apiKey: string;
}

/** The document for people: plain HTML with one style sheet; its script only adds forms to try the reading calls. */
export function docsPage(
  document: OpenApiDocument,
  { siteId, apiKey }: Publication,
  story: ExampleStory | undefined,
): string {
  const facts: PageFacts = { document, examples: tryExamples(story), siteId, apiKey };
  const { title, description } = document.info;
  const calls = Object.entries(document.paths).flatMap(([path, byMethod]) =>
    Object.entries(byMethod).map(([method, operation]) => ({ path, method, operation })),
  );
  const groups = document.tags.map((tag) => ({
    tag,
    calls: calls.filter(({ operation }) => operation.tags.includes(tag.name)),
  }));
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeText(title)}</title>
<link rel="stylesheet" href="/api/neutron/docs/docs.css">
<script src="/api/neutron/docs/try.js" defer></script>
</head>
<body>
<header>
<h1>${escapeText(title)}</h1>
<p>${inline(description)}</p>
<p>The same for programs: <a href="/api/neutron/openapi.json">OpenAPI 3.1</a>.
The site is <code>${escapeText(siteId)}</code>. Readers’ calls take <code>apiKey</code> in the query, here
<code>${escapeText(apiKey)}</code>; staff calls take <code>Authorization: Bearer</code>.</p>
<form id="token-form" hidden><label for="token">Staff token, to try staff calls. It stays on this page.</label>
<input id="token" type="password" autocomplete="off"></form>
<nav aria-label="Calls">
${groups.map(({ tag, calls: own }) => `<h2>${escapeText(tag.name)}</h2>\n<ul>${own.map(({ operation }) => `<li><a href="#${operation.operationId}">${operation.operationId}</a></li>`).join('')}</ul>`).join('\n')}
<p><a href="#schemas">Schemas</a></p>
</nav>
</header>
<main>
${groups
  .map(
    ({ tag, calls: own }) => `<section>
<h2>${escapeText(tag.name)}</h2>
<p>${inline(tag.description)}</p>
${own.map(({ path, method, operation }) => operationHtml(path, method, operation, facts)).join('\n')}
</section>`,
  )
  .join('\n')}
<section id="schemas">
<h2>Schemas</h2>
${Object.entries(document.components.schemas).map(schemaHtml).join('\n')}
</section>
</main>
</body>
</html>
`;
}

/** Words with code in backticks. */
const inline = (text: string) => escapeText(text).replaceAll(/`([^`]+)`/g, '<code>$1</code>');
const parametersOf = ({ parameters }: OpenApiOperation) => parameters as unknown as Parameter[];
const list = (rows: readonly string[]) => (rows.length ? `<dl>${rows.join('\n')}</dl>` : '');
const preformatted = (label: string, value: unknown) =>
  `<pre tabindex="0" role="region" aria-label="${escapeAttribute(label)}">${escapeText(JSON.stringify(value, null, 2))}</pre>`;

function operationHtml(path: string, method: string, operation: OpenApiOperation, facts: PageFacts): string {
  const { operationId, description, requestBody, responses } = operation;
  const id = escapeAttribute(operationId);
  const body = Object.entries(requestBody?.content ?? {});
  return `<article id="${id}" aria-labelledby="${id}-name">
<h3 id="${id}-name">${escapeText(operationId)}</h3>
<p>${inline(description)}</p>
<p class="path"><b>${method.toUpperCase()}</b> <code>${escapeText(path)}</code></p>
<h4>Parameters</h4>
${list(parametersOf(operation).map(parameterHtml))}
${body.length ? `<h4>Body</h4>\n${list(body.map(([type, { schema }]) => row(type, describeType(schema as Json))))}` : ''}
${body.map(([, { example }]) => (example ? preformatted(`Example body of ${operationId}`, example) : '')).join('')}
<h4>Answers</h4>
${list(Object.entries(responses).map(([status, response]) => answerHtml(status, response, facts)))}
${method === 'get' ? tryHtml(path, operation, facts) : ''}
</article>`;
}

const row = (term: string, text: string) => `<dt>${escapeText(term)}</dt><dd>${text}</dd>`;

function parameterHtml({ name, in: place, required, description, schema }: Parameter): string {
  const facts = [place, required ? 'required' : 'optional', describeType(schema)].join(', ');
  return `<dt><code>${escapeText(name)}</code></dt><dd>${inline(description)}<br><small>${facts}</small></dd>`;
}

function answerHtml(status: string, response: Json, { document }: PageFacts): string {
  const name = typeof response.$ref === 'string' ? (response.$ref.split('/').at(-1) ?? '') : undefined;
  const { description, content = {} } = (name ? document.components.responses[name] : response) as {
    description: string;
    content?: Record<string, { schema: Json }>;
  };
  const [type = '', media] = Object.entries(content)[0] ?? [];
  const answer = media ? `${escapeText(type)}: ${describeType(media.schema)}` : 'Headers alone';
  const words = name ? inline(description) : answer;
  return row(status === 'default' ? 'Any call' : status, words);
}

/** A link that works without scripts; the script makes a form of it. */
function tryHtml(path: string, operation: OpenApiOperation, { examples, siteId, apiKey }: PageFacts): string {
  const { operationId, security } = operation;
  const example = examples[operationId];
  const isStaff = security.some((scheme) => 'staff' in scheme);
  const fields = parametersOf(operation).map(({ name, in: place, required, schema }) => {
    const only = Array.isArray(schema.enum) && schema.enum.length === 1 ? String(schema.enum[0]) : '';
    return { name, in: place, required, value: name === 'site' ? siteId : (example?.[name] ?? only) };
  });
  const target = fields
    .filter((field) => field.in === 'path')
    .reduce((text, { name, value }) => text.replace(`{${name}}`, encodeURIComponent(value)), path);
  const query = new URLSearchParams(
    fields.filter((field) => field.in === 'query' && field.value).map(({ name, value }) => [name, value]),
  );
  query.set('apiKey', apiKey);
  const link = escapeAttribute(`${target}?${query}`);
  const fallback = isStaff
    ? 'To try this call here, allow scripts and enter a staff token above.'
    : 'To try this call here, allow scripts.';
  return `<h4>Try it</h4>
<div class="try" data-call="${operationId}" data-path="${escapeAttribute(path)}" data-auth="${isStaff ? 'staff' : 'key'}" data-key="${isStaff ? '' : escapeAttribute(apiKey)}" data-fields="${escapeAttribute(JSON.stringify(fields))}">
${example && !isStaff ? `<p><a href="${link}">${escapeText(`${target}?${query}`)}</a></p>` : `<p>${fallback}</p>`}
</div>`;
}

function schemaHtml([name, schema]: [string, Json]): string {
  const required = new Set((schema.required ?? []) as string[]);
  const fields = Object.entries((schema.properties ?? {}) as Record<string, Json>).map(
    ([field, part]) =>
      `<dt><code>${escapeText(field)}</code></dt><dd>${describeType(part)}${required.has(field) ? ', required' : ''}${part.description ? `<br>${inline(String(part.description))}` : ''}</dd>`,
  );
  const examples = (schema.examples ?? []) as unknown[];
  return `<article id="schema-${escapeAttribute(name)}">
<h3>${escapeText(name)}</h3>
${schema.description ? `<p>${inline(String(schema.description))}</p>` : ''}
${fields.length ? list(fields) : `<p>${describeType(schema)}</p>`}
${examples.map((example) => preformatted(`Example of ${name}`, example)).join('')}
</article>`;
}

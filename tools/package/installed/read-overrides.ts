import { z } from 'zod';
import type { OwnRoute } from '#config/overrides/routes.ts';
import { adTypes } from '#content/entities/ad-names.ts';
import { customFields, customName } from '#content/entities/custom-embed.ts';
import { componentTypes } from '#content/page/component.ts';
import { pageTypes } from '#content/page/composed-page.ts';
import { routePatterns } from '#content/rules/route-paths.ts';
import { accountEmailNames } from '#services/identity/emails.ts';
import type { BuiltOverrides } from './built-overrides.ts';
import { folders, type OverrideFile } from './find-overrides.ts';

export interface Definition extends OverrideFile {
  /** What the file exports by default. */
  value: unknown;
}

const call = z.custom<() => unknown>((value) => typeof value === 'function', 'must be a function');
const oneOf = (names: readonly string[]) =>
  z.string().refine((name) => names.includes(name), { error: `must be one of ${names.join(', ')}` });
const path = z
  .string()
  .regex(/^\/((?:[a-z0-9-]+|\{[a-z][a-zA-Z0-9]*\})\/)+$/, 'must be a path as /tides/ or /tides/{slug}/');

const emailNames = [...accountEmailNames, 'confirmSubscription', 'edition', 'sharedStory'];

const schemas = {
  views: z.object({ type: oneOf(componentTypes), view: customName, render: call }),
  embeds: z.object({ name: customName, fields: customFields, render: call, toText: call.optional() }),
  pages: z.union([
    z.object({
      replaces: oneOf(Object.keys(routePatterns)),
      title: z.string().min(1).optional(),
      render: call,
    }),
    z.object({
      path,
      title: z.string().min(1),
      composes: z.object({ pageType: z.enum(pageTypes), slug: z.string().min(1) }).optional(),
      maxAge: z.number().int().min(0).optional(),
      noIndex: z.boolean().optional(),
      render: call,
    }),
  ]),
  emails: z.object({ email: oneOf(emailNames), write: call, html: call.optional() }),
  ads: z.object({
    for: z.literal('ads'),
    type: oneOf(adTypes.filter((type) => type !== 'display')),
    open: call,
    place: call,
    readResult: call,
  }),
  search: z.object({ for: z.literal('search'), open: call }),
};

/** What each definition is found by; two definitions with the same name are a mistake. */
export function nameOf({ folder, file, value }: Definition): string {
  const given = value as Record<string, string>;
  switch (folder) {
    case 'views':
      return `${given.type} ${given.view}`;
    case 'pages':
      return `own-${file.replace(/^overrides\/pages\/|\.tsx?$/g, '').replaceAll('/', '-')}`;
    case 'embeds':
      return given.name ?? '';
    case 'emails':
      return given.email ?? '';
    case 'ads':
      return given.type ?? '';
    case 'search':
      return 'search';
  }
}

/** Checks every definition; the message of an error begins with the file. */
function check(definition: Definition): void {
  const { folder, file, value } = definition;
  const { kind, define } = folders[folder];
  if (typeof value !== 'object' || value === null || !('kind' in value) || value.kind !== kind)
    throw new Error(`${file}: must have a default export made with ${define}({ … }).`);
  const parsed = schemas[folder].safeParse(value);
  if (parsed.success) return;
  const [issue] = parsed.error.issues;
  const nested = issue?.code === 'invalid_union' ? bestOf(issue.errors) : issue;
  throw new Error(`${file}: ${[nested?.path.join('.'), nested?.message].filter(Boolean).join(': ')}`);
}

/** Of two possible forms, the one with fewer mistakes is meant. */
const bestOf = (errors: readonly (readonly z.core.$ZodIssue[])[]) =>
  [...errors].sort((a, b) => a.length - b.length)[0]?.[0];

/** What layouts, stories and routes need to know of the definitions. Throws at the first mistake. */
export function readOverrides(definitions: readonly Definition[]): BuiltOverrides {
  const files = new Map<string, string>();
  const views: Record<string, string[]> = {};
  const embeds: BuiltOverrides['embeds'] = {};
  const routes: OwnRoute[] = [];
  for (const definition of definitions) {
    check(definition);
    const { folder, file, value } = definition;
    const name = nameOf(definition);
    const key = `${folder} ${name}`;
    const before = files.get(key);
    if (before) throw new Error(`${file}: ${before} defines ${name} already.`);
    files.set(key, file);
    if (folder === 'views') {
      const { type, view } = value as { type: string; view: string };
      views[type] = [...(views[type] ?? []), view];
    }
    if (folder === 'embeds') embeds[name] = (value as { fields: BuiltOverrides['embeds'][string] }).fields;
    if (folder === 'pages') {
      const { kind: _, title: __, render: ___, ...route } = value as OwnRoute & Record<string, unknown>;
      routes.push({ ...route, name: name as OwnRoute['name'] });
    }
  }
  return { views, embeds, routes };
}

import type * as calls from '#content/calls/desk.ts';
import { imagePresetNames } from '#content/entities/image.ts';
import { storyPriorities, storyTypes } from '#content/entities/story-types.ts';
import { imagePresets } from '#content/rules/images/presets.ts';
import { defaultStages } from '#content/rules/stages/stages.ts';
import type { Handler, HandlerDeps } from '../../handler.ts';
import { enveloped } from '../../present/envelope.ts';
import { listColleagues as list } from '../../rights/colleagues.ts';
import { staffScopes } from '../../staff-lists/scope-names.ts';

export const getDesk: Handler<typeof calls.getDesk> = async (_input, deps) => {
  const { settings } = deps.context.generation;
  const { stages = defaultStages } = deps.publication;
  return {
    answer: enveloped({
      name: settings.name,
      timeZone: settings.timeZone,
      language: settings.language,
      sections: await sectionsOf(deps),
      stages: stages.map(({ id, name, to, right }) => ({
        id,
        name,
        ...(to ? { to: [...to] } : {}),
        ...(right ? { right } : {}),
      })),
      storyTypes: [...storyTypes],
      priorities: [...storyPriorities],
      imagePresets: imagePresetNames.map((name) => ({ name, ...imagePresets[name] })),
    }),
  };
};

/** The sections of the configuration, those with a color, and those that stories are in. */
async function sectionsOf({ db, context, publication }: HandlerDeps): Promise<calls.DeskFacts['sections']> {
  const { settings, directory } = context.generation;
  const prefix = staffScopes.section('');
  const used = await db.kysely
    .selectFrom('content_scopes')
    .select('name')
    .where('name', 'like', `${prefix}%`)
    .where('total', '>', 0)
    .execute();
  const colors = settings.sectionColors;
  const slugs = [
    ...Object.values(publication.sections),
    ...Object.keys(colors),
    ...used.map(({ name }) => name.slice(prefix.length)),
  ];
  return [...new Set(slugs)].sort().map((slug) => {
    const color = colors[slug];
    const name = directory.topics.get(slug)?.name ?? wordsOf(slug);
    return { slug, name, ...(color ? { color: { light: color.light, dark: color.dark } } : {}) };
  });
}

function wordsOf(slug: string): string {
  const words = slug.replaceAll('-', ' ');
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}

export const listColleagues: Handler<typeof calls.listColleagues> = async (_input, deps) => ({
  answer: enveloped({ items: await list(deps) }),
});

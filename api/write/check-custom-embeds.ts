import type { StoryInput } from '#content/entities/story-input.ts';
import { NeutronError } from '#content/errors.ts';
import type { Overrides } from '#content/publication/overrides.ts';
import { customFieldProblem } from '#content/rules/custom-embed.ts';

/** Embeds that the publication defines must exist and have its fields. */
export function checkCustomEmbeds(story: StoryInput, defined: Overrides['embeds'] = {}): void {
  if (!('additionalShortcodeData' in story)) return;
  for (const [uuid, embed] of Object.entries(story.additionalShortcodeData)) {
    if (embed.type !== 'custom') continue;
    const field = `story.additionalShortcodeData.${uuid}`;
    const fields = Object.hasOwn(defined, embed.name) ? defined[embed.name] : undefined;
    if (!fields)
      throw new NeutronError('bad_body', {
        field: `${field}.name`,
        message: `This publication defines no embed ${embed.name}`,
      });
    const wrong = customFieldProblem(fields, embed.fields);
    if (wrong)
      throw new NeutronError('bad_body', {
        field: `${field}.fields.${wrong.field}`,
        message: `${wrong.field} of the embed ${embed.name} ${wrong.problem}`,
      });
  }
}

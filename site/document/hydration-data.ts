import { type AdoptedEmbed, adopted, isStill } from '#app/components/embeds/static-embeds.ts';
import type { PageState } from '#app/page-store.ts';
import type { ScreenData } from '#app/screen-data.ts';
import { readersMessageOf, statusOf } from '#app/site-error.ts';
import type { BodyBlock, Embed } from '#content/entities/embed.ts';
import { renderedComponents, renderedHeader } from './rendered-cards.ts';

/** What the browser needs to take over the page: its data without prose, or its error without the insides. */
export function hydrationData(
  { shell: { header, ...others }, screen, error, areDatesChecked }: PageState,
  errorId?: string,
): PageState {
  const shell = header ? { header: renderedHeader(header), ...others } : others;
  return screen
    ? { shell, screen: withoutProse(screen), areDatesChecked }
    : // Only the one sentence meant for readers travels; of other errors the id of the server's report does.
      { shell, error: { status: statusOf(error), message: readersMessageOf(error) ?? '', errorId } };
}

/** The prose already stands in the document, where React adopts it; sending it again would double the page. */
function withoutProse(data: ScreenData): ScreenData {
  const { page } = data;
  const components = renderedComponents(page.data.components, page.data.layouts).map((component) =>
    'meta' in component
      ? { ...component, data: omitProse(component.data, component.id === page.data.mainComponentId) }
      : component,
  );
  return { ...data, page: { ...page, data: { ...page.data, components } } } as ScreenData;
}

function omitProse(data: object, isMain: boolean): object {
  // A text of the house that is the page itself; small texts beside others are drawn by what they say.
  if (isMain && 'content' in data && data.content) return { ...data, content: null };
  if (!('bodyBlocks' in data) || !Array.isArray(data.bodyBlocks)) return data;
  const blocks: BodyBlock[] = data.bodyBlocks;
  return {
    ...data,
    body: '',
    // Picks and cards stand among the blocks.
    ...('listicles' in data ? { listicles: [], reviewCards: [] } : {}),
    bodyBlocks: blocks.map((block) =>
      block.kind === 'prose' ? { ...block, html: null } : { ...block, embed: withoutHtml(block.embed) },
    ),
  };
}

/** Of embeds that only stand there nothing is needed; entries, answers and picks carry markup of their own. */
function withoutHtml(embed: Embed): object | AdoptedEmbed {
  if (isStill(embed.type)) return adopted(embed);
  if (embed.type === 'listicle' && embed.listicle.description !== undefined)
    return { ...embed, listicle: { ...embed.listicle, description: null } };
  return 'html' in embed ? { ...embed, html: null } : embed;
}

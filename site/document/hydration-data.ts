import { type AdoptedEmbed, adopted, isStatic } from '#app/features/story/embeds/static-embeds.ts';
import type { PageState } from '#app/page-store.ts';
import type { ScreenData } from '#app/screen-data.ts';
import { readersMessageOf, statusOf } from '#app/site-error.ts';
import type { BodyBlock, Embed } from '#content/entities/embed.ts';
import { renderedComponents, renderedHeader } from './rendered-cards.ts';

/** Data the browser needs for hydration: the page without prose, or its error without internals. */
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

/** The prose is already in the document, where React adopts it; sending it again would double the page. */
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
  // A static text that is the page itself; small texts beside other content are rendered from data.
  if (isMain && 'content' in data && data.content) return { ...data, content: null };
  if (!('bodyBlocks' in data) || !Array.isArray(data.bodyBlocks)) return data;
  const blocks: BodyBlock[] = data.bodyBlocks;
  return {
    ...data,
    body: '',
    // Picks and cards are among the blocks.
    ...('listicles' in data ? { listicles: [], reviewCards: [] } : {}),
    bodyBlocks: blocks.map((block) =>
      block.kind === 'prose' ? { ...block, html: null } : { ...block, embed: withoutHtml(block.embed) },
    ),
  };
}

/** Static embeds need no data; entries, questions and picks carry their own markup. */
function withoutHtml(embed: Embed): object | AdoptedEmbed {
  if (isStatic(embed.type)) return adopted(embed);
  if (embed.type === 'listicle' && embed.listicle.description !== undefined)
    return { ...embed, listicle: { ...embed.listicle, description: null } };
  return 'html' in embed ? { ...embed, html: null } : embed;
}

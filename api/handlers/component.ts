import type { component as call } from '#content/calls/component.ts';
import { NeutronError } from '#content/errors.ts';
import { type PageType, pageTypes } from '#content/page/composed-page.ts';
import { isComponentError } from '#content/rules/expect-component.ts';
import { composePage } from '../compose/compose-page.ts';
import type { ComposedType } from '../compose/page-work.ts';
import type { Handler } from '../handler.ts';

/** One component alone. The components above it are read too, because lists omit stories shown already. */
export const component: Handler<typeof call> = async ({ params, query }, { context }) => {
  const { pageType, slug, componentId } = params;
  if (!isComposedType(pageType)) throw new NeutronError('not_found', { field: 'pageType' });
  const { limit, offset } = query;
  const made = await composePage(
    { pageType, slug, pageNumber: 1, only: { componentId, limit, offset } },
    context,
  );
  const found = made.data.components.find(({ id }) => id === componentId);
  if (!found) throw new NeutronError('not_found', { field: 'componentId' });
  if (isComponentError(found))
    throw new NeutronError('not_found', { message: found.errors[0]?.message, field: 'componentId' });
  return {
    answer: {
      data: found,
      meta: { componentType: found.meta.componentType },
      links: Object.fromEntries(
        Object.entries(found.links).filter((link): link is [string, string] => link[1] !== undefined),
      ),
    },
    keys: made.keys,
    ...(context.isPreview ? { maxAge: 0 } : {}),
  };
};

function isComposedType(name: string): name is ComposedType {
  return name === 'header' || name === 'footer' || pageTypes.includes(name as PageType);
}

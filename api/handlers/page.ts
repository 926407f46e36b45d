import type { page as call } from '#content/calls/page.ts';
import { pageMaxAgeSeconds } from '#content/limits.ts';
import type { ComposedPage } from '#content/page/composed-page.ts';
import { pageText } from '#content/page/page-text.ts';
import { coverageMaxAge } from '#content/rules/coverage-max-age.ts';
import { composePage } from '../compose/compose-page.ts';
import { composeShell } from '../compose/compose-shell.ts';
import type { Handler } from '../handler.ts';
import { keys } from '../lists/surrogate-keys.ts';

/** A whole page. A preview shows unpublished content, so it must not be cached. */
export const page: Handler<typeof call> = async ({ params, query }, { context }) => {
  const { pageType, slug } = params;
  const made = await composePage(
    { pageType, slug, pageNumber: query.pageNumber, entry: query.entry },
    context,
  );
  const shell = query.contentOnly ? undefined : await composeShell(context);
  const { layout, requests } = made;
  const answer: ComposedPage = {
    data: made.data,
    ...(shell ? { header: shell.header, footer: shell.footer } : {}),
    meta: {
      edition: context.edition,
      ...(query.debug
        ? {
            composer: { layout: `${layout.pageType}/${layout.slug}`, pageType, slug },
            originRequests: requests,
          }
        : {}),
    },
  };
  return {
    answer,
    write: () => pageText(answer),
    keys: shell ? new Set([...made.keys, keys.shell, ...shell.keys]) : made.keys,
    maxAge: context.isPreview || query.debug ? 0 : coverageMaxAge(made.data, pageMaxAgeSeconds, context.now),
  };
};

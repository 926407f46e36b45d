// `neutron/overrides`: what the files of a publication's `overrides` folder export by default. Each function only gives its
// argument a type and a kind, so that these files are as small in a browser as what they contain.
import type { ComponentType as ReactComponent } from 'react';
import type { OpenOwnSearch } from '#api/search/open-search.ts';
import type { Service, ServiceType } from '#app/ads/adapters/service-adapter.ts';
import type { View } from '#app/components/page/view.ts';
import type { ScreenData } from '#app/screen-data.ts';
import type { CustomFields, CustomValues } from '#content/entities/custom-embed.ts';
import type { ComponentType } from '#content/page/component.ts';
import type { PageType } from '#content/page/composed-page.ts';
import type { ViewOf } from '#content/page/views.ts';
import type { RouteName } from '#content/rules/route-paths.ts';
import type { EmailTemplate } from '#platform/email-template.ts';
import type { ShareTemplate } from '#services/email-share/share-email.ts';
import type { AccountEmailName } from '#services/identity/emails.ts';
import type { ConfirmTemplate } from '#services/newsletters/confirm-email.ts';
import type { EditionTemplate } from '#services/newsletters/edition/compose-edition.ts';

export type { SearchEngine, SearchHits, SearchQuery } from '#api/search/search-engine.ts';
export type { AdRequest } from '#app/ads/adapters/ad-adapter.ts';
export type { ViewProps } from '#app/components/page/view.ts';
export type { ScreenData } from '#app/screen-data.ts';

/** Any other text, without hiding the names that an editor may suggest. */
type OtherName = string & Record<never, never>;

export interface ViewOverride<T extends ComponentType = ComponentType> {
  type: T;
  /** A view of Neutron is replaced on every page; another name is a new view, which layouts may use. */
  view: ViewOf<T> | OtherName;
  render: View<T>;
}

/**
 * A component view, in `overrides/views/`.
 * @example
 * export default defineView({ type: 'ContentList', view: 'ranking', render: ({ component }) => <ol>…</ol> });
 */
export const defineView = <T extends ComponentType>(given: ViewOverride<T>) =>
  ({ kind: 'view', ...given }) as const;

type PageComponent = ReactComponent<{ data: ScreenData }>;
export type PageOverride =
  | {
      /** Segments in braces are parameters: `/tides/{slug}/`. */
      path: `/${string}/`;
      title: string;
      /** The layout whose components the page gets; without it the page is only what `render` returns. */
      composes?: { pageType: PageType; slug: string };
      /** Seconds that caches may store the page. */
      maxAge?: number;
      noIndex?: boolean;
      render: PageComponent;
    }
  | {
      /** The route whose page this is instead; its address and its data stay. */
      replaces: RouteName;
      title?: string;
      render: PageComponent;
    };

/**
 * A page, in `overrides/pages/`.
 * @example
 * export default definePage({ path: '/tides/', title: 'Tides', render: () => <h1>Tides</h1> });
 */
export const definePage = (given: PageOverride) => ({ kind: 'page', ...given }) as const;

export interface EmbedOverride<F extends CustomFields> {
  name: string;
  /** The kind of each field; a `?` at the end makes it optional. */
  fields: F;
  /** Gets the values as props: text, never markup. */
  render: ReactComponent<CustomValues<F>>;
  /** The embed where nothing can be rendered: in feeds and Markdown. */
  toText?: (values: CustomValues<F>) => string;
}

/**
 * An embed between two paragraphs, in `overrides/embeds/`.
 * @example
 * export default defineEmbed({ name: 'tide', fields: { port: 'text' }, render: ({ port }) => <aside>{port}</aside> });
 */
export const defineEmbed = <const F extends CustomFields>(given: EmbedOverride<F>) =>
  ({ kind: 'embed', ...given }) as const;

export type EmailOverride =
  | ({ email: AccountEmailName } & EmailTemplate)
  | ({ email: 'confirmSubscription' } & ConfirmTemplate)
  | ({ email: 'edition' } & EditionTemplate)
  | ({ email: 'sharedStory' } & ShareTemplate);

/**
 * An e-mail to readers, in `overrides/emails/`.
 * @example
 * export default defineEmail({ email: 'reset', write: ({ brand }) => ({ subject: `Your ${brand} key`, before: [] }) });
 */
export const defineEmail = (given: EmailOverride) => ({ kind: 'email', ...given }) as const;

export type AdapterOverride =
  | { for: 'search'; open: OpenOwnSearch }
  /** `custom` is a service of your own; another type replaces our adapter of that service. */
  | ({ for: 'ads'; type: ServiceType } & Service);

/**
 * Search (`overrides/search.ts`) or an ad service (`overrides/ads/`).
 * @example
 * export default defineAdapter({ for: 'search', open: ({ openUsual }) => openUsual() });
 */
export const defineAdapter = (given: AdapterOverride) => ({ kind: 'adapter', ...given }) as const;

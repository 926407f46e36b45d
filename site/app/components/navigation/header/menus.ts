import { shellCopy } from '#app/copy/shell.ts';
import type { ContentLink } from '#content/entities/content-link.ts';
import type { MenuItem } from '#content/entities/menu-item.ts';
import type { Component, ComponentOf } from '#content/page/component.ts';
import type { PageArea } from '#content/page/composed-page.ts';
import { trackingNameOf } from '#content/rules/tracking-name.ts';
import { type IconName, iconNames } from '#design/icons/icon.tsx';
import { isComponent } from '../../page/plan.ts';
import { hrefOf } from '../../primitives/section/route-href.ts';
import { sectionOf } from '../../primitives/section/story-section.ts';
import { splitColumns } from './columns.ts';

interface MenuLink {
  text: string;
  href: string;
  trackingName: string;
  isTextHidden: boolean;
}
export interface MenuColumn {
  label: string | undefined;
  links: MenuLink[];
}
export interface Menu {
  text: string;
  section: string | undefined;
  /** The section whose pages mark this menu as the current one. */
  activePage: string | undefined;
  /** The words of the link to everything in it. */
  allText: string;
  trackingName: string;
  isTextHidden: boolean;
  icon: IconName | undefined;
  /** Does not open on hover. */
  isClickToOpen: boolean;
  /** Where "All Tech" leads; More leads nowhere. */
  allHref: string | undefined;
  columns: MenuColumn[];
  stories: ContentLink[];
  /** Has no panel: its text is the link. */
  isPlain: boolean;
}

/** Editors fill two menus with links; each has its own number of columns. */
const editorial: Readonly<Record<string, { name: string; columns: number }>> = {
  trending: { name: 'editorial-links-header-trending', columns: 3 },
  guides: { name: 'editorial-links-header-guides', columns: 4 },
};

function hrefOfItem(item: MenuItem): string | undefined {
  return item.route ? hrefOf(item.route.name, item.route.params) : item.linkUrl;
}

function linkOf(item: MenuItem): MenuLink {
  return {
    text: item.linkText,
    href: hrefOfItem(item) ?? '#',
    trackingName: trackingNameOf(item),
    isTextHidden: item.hideText ?? false,
  };
}

function configuredColumns(item: MenuItem): MenuColumn[] {
  return (item.subNav ?? []).map((group) => ({ label: group.label, links: group.items.map(linkOf) }));
}

function editorialColumns(links: ComponentOf<'EditorialLinks'>, count: number): MenuColumn[] {
  return splitColumns(links.items, count).map((column) => ({
    label: undefined,
    links: column.map(({ linkText, linkUrl }) => ({
      text: linkText,
      href: linkUrl,
      trackingName: linkText,
      isTextHidden: false,
    })),
  }));
}

const shownStories = 3;

/** The newest stories of a section among those the header carries. */
function storiesOf(section: string, components: readonly Component[]): ContentLink[] {
  return components
    .filter(
      (entry): entry is ComponentOf<'ContentList'> =>
        entry.meta.componentType === 'ContentList' && entry.meta.componentName.startsWith('menu-stories'),
    )
    .flatMap(({ items }) => items)
    .filter((story) => sectionOf(story) === section)
    .slice(0, shownStories);
}

/** A menu of the menu bar: from the configuration, the editors' header content, and its newest stories. */
export function menuOf(item: MenuItem, header: PageArea | undefined): Menu {
  const section = item.sections?.[0];
  const components = header?.components.filter(isComponent) ?? [];
  const filled = editorial[section ?? ''];
  const links = components.find(
    (entry): entry is ComponentOf<'EditorialLinks'> =>
      entry.meta.componentType === 'EditorialLinks' && entry.meta.componentName === filled?.name,
  );
  return {
    text: item.linkText,
    section,
    activePage: item.activePage,
    allText: item.mainTopic?.linkText ?? shellCopy.all(item.linkText),
    trackingName: trackingNameOf(item),
    isTextHidden: item.hideText ?? false,
    icon: iconNames.find((name) => name === item.icon),
    isClickToOpen: item.clickToOpen ?? false,
    allHref: hrefOfItem(item),
    columns: filled && links ? editorialColumns(links, filled.columns) : configuredColumns(item),
    stories: section ? storiesOf(section, components) : [],
    isPlain: item.subNav === undefined && hrefOfItem(item) !== undefined,
  };
}

/** A menu entry of the header. Types only: menus are configuration and reach the browser, which has no schema library. */
export interface MenuGroup {
  label?: string;
  /** Columns the group takes in the menu panel. */
  size: number;
  items: readonly MenuItem[];
}

export interface MenuItem {
  linkText: string;
  mainTopic?: { linkText: string };
  topicSlug?: string;
  /** A route name with parameters; `linkUrl` is for addresses that are no route of ours. */
  route?: { name: string; params?: Readonly<Record<string, string>> };
  linkUrl?: string;
  activePage?: string;
  primary?: boolean;
  class?: string;
  trackingName: string;
  icon?: string;
  hideText?: boolean;
  clickToOpen?: boolean;
  data?: { edition: { code: string } };
  subNav?: readonly MenuGroup[];
  /** The shelf section: it owns the color line. */
  sections?: readonly string[];
}

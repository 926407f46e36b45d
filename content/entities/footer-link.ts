export interface FooterLink {
  translationKey: string;
  /** A route name with parameters, or the key of a configured link. */
  to: { route: string; params?: Readonly<Record<string, string>> } | { link: string };
  external?: boolean;
}

/** Column names are a closed list (FT-01). */
export const footerColumnNames = ['alpha', 'beta', 'charlie'] as const;
export type FooterColumnName = (typeof footerColumnNames)[number];

export interface FooterColumn {
  name: FooterColumnName;
  titleKey: string;
  links: readonly FooterLink[];
}

export interface Edition {
  code: string;
}

/** An edition this site serves itself. It has no prefix in any path. */
export interface Locale extends Edition {
  label: string;
  /** BCP 47, for `lang` and for formats. */
  language: string;
}

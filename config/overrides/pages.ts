/** The module of a page of the publication: what `definePage` made is its default export. */
interface OwnPageModule {
  default: { title?: string; render: unknown; composes?: object; replaces?: string };
}

export interface OwnPage {
  /** As the manifest of the build names it. */
  file: string;
  load(): Promise<OwnPageModule>;
}

/** Pages of the publication by the name of their route. None here (decision 0155). */
export const ownPages: Readonly<Record<string, OwnPage>> = {};

import { globSync } from 'node:fs';
import { join, sep } from 'node:path';

/** Folders of `overrides`, and what `define…` function their files use. */
export const folders = {
  views: { kind: 'view', define: 'defineView' },
  pages: { kind: 'page', define: 'definePage' },
  embeds: { kind: 'embed', define: 'defineEmbed' },
  emails: { kind: 'email', define: 'defineEmail' },
  ads: { kind: 'adapter', define: 'defineAdapter' },
  search: { kind: 'adapter', define: 'defineAdapter' },
} as const;
export type OverrideFolder = keyof typeof folders;

export interface OverrideFile {
  folder: OverrideFolder;
  /** From the publication's folder: `overrides/views/ranking.tsx`. */
  file: string;
  path: string;
}

/** Code that the others share. */
const shared = 'lib';

/** The files of a publication's `overrides` folder. A file that nothing would read is an error. */
export function findOverrides(publicationFolder: string): OverrideFile[] {
  return globSync('overrides/**/*.{ts,tsx}', { cwd: publicationFolder })
    .map((file) => file.split(sep).join('/'))
    .filter((file) => !/\.d\.ts$|\.test\.tsx?$/.test(file) && !file.startsWith(`overrides/${shared}/`))
    .sort()
    .map((file) => {
      const [, top = '', name] = file.split('/');
      const folder = name === undefined && /^search\.tsx?$/.test(top) ? 'search' : top;
      if (!isFolder(folder) || (folder === 'search') !== (name === undefined))
        throw new Error(
          `${file}: this file has no effect here. Views go to overrides/views/, pages to overrides/pages/, embeds to overrides/embeds/, e-mails to overrides/emails/, ad adapters to overrides/ads/, a search adapter is overrides/search.ts, and code they share goes to overrides/lib/.`,
        );
      return { folder, file, path: join(publicationFolder, file) };
    });
}

const isFolder = (name: string): name is OverrideFolder => Object.hasOwn(folders, name);

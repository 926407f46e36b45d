// `neutron build`: the pages of the publication in this folder. Scripts of services come built with the package.
import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { publication } from '#config';
import { publicationFolder } from '#config/folder.ts';
import { lazySettings } from '#config/lazy.ts';
import { publicSettings } from '#config/public.ts';
import { shellSettings } from '#config/shell.ts';
import { loadPublication } from '#server/boot/load-publication.ts';
import { buildPages } from '../../build-pages.ts';
import { browserSettings, themeStyles } from './browser-settings.ts';
import { publicationBrand } from './publication-brand.ts';

const sources = join(import.meta.dirname, '../../..');
const print = (line: string) => console.log(line);

try {
  loadPublication({ 'neutron.config.ts': publication });
  await buildPages({
    sources,
    root: publicationFolder,
    readBrandFile: publicationBrand(join(publicationFolder, 'brand'), join(sources, 'design/brand')),
    plugins: [
      browserSettings({ public: publicSettings, shell: shellSettings, lazy: lazySettings }),
      themeStyles(publicationFolder),
    ],
    buildScripts: () =>
      cp(join(sources, 'build/services'), join(publicationFolder, 'build/services'), { recursive: true }),
    onOverweight: print,
    onProgress: print,
  });
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}

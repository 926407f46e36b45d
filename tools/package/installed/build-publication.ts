// `neutron build`: the pages of the publication in this folder, with its overrides. Scripts of services come built with the
// package. Everything is written beside the last build and replaces it at the end, so that a mistake changes nothing.
import { cp, mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { publication } from '#config';
import { publicationFolder } from '#config/folder.ts';
import { lazySettings } from '#config/lazy.ts';
import { publicSettings } from '#config/public.ts';
import { shellSettings } from '#config/shell.ts';
import { loadPublication } from '#server/boot/load-publication.ts';
import { buildPages } from '../../build-pages.ts';
import { browserSettings, themeStyles } from './browser-settings.ts';
import { buildOverrides, describeBuildError } from './build-overrides.ts';
import { checkTypes } from './check-types.ts';
import { overrideModules, publicationOverrides } from './override-modules.ts';
import { weighOverrides } from './override-weights.ts';
import { publicationBrand } from './publication-brand.ts';

const sources = join(import.meta.dirname, '../../..');
const output = join(publicationFolder, 'build/next');
const print = (line: string) => console.log(line);

async function build(): Promise<void> {
  loadPublication({ 'neutron.config.ts': publication });
  await rm(output, { recursive: true, force: true });
  await mkdir(output, { recursive: true });
  const settings = browserSettings({ public: publicSettings, shell: shellSettings, lazy: lazySettings });
  const { definitions, built } = await buildOverrides({
    folder: publicationFolder,
    output: join(output, 'build/overrides'),
    plugins: [settings],
  });
  if (definitions.length > 0) await checkTypes(publicationFolder);
  await buildPages({
    sources,
    root: publicationFolder,
    output,
    readBrandFile: publicationBrand(join(publicationFolder, 'brand'), join(sources, 'design/brand')),
    plugins: [
      settings,
      themeStyles(publicationFolder),
      publicationOverrides(overrideModules(definitions, built, sources), publicationFolder),
    ],
    buildScripts: () =>
      cp(join(sources, 'build/services'), join(output, 'build/services'), { recursive: true }),
    onOverweight: print,
    onProgress: print,
  });
  for (const line of weighOverrides(join(output, 'build/site/client'), definitions, sources)) print(line);
  for (const part of ['services', 'overrides', 'desk', 'site']) await replace(part);
  await rm(output, { recursive: true, force: true });
}

/** `site` comes last: its stamp says that the build is complete. */
async function replace(part: string): Promise<void> {
  const target = join(publicationFolder, 'build', part);
  await rm(target, { recursive: true, force: true });
  await rename(join(output, 'build', part), target);
}

try {
  await build();
} catch (error) {
  console.error(describeBuildError(error, publicationFolder));
  process.exitCode = 1;
}

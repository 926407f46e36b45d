import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { importedFileName } from '#content/rules/imports/file-types.ts';

/** Removes files that an import stored below `media/` of a data folder. One that is gone is no error. */
export const importedFileRemover = (dataFolder: string) => async (name: string) => {
  if (!importedFileName.test(name)) throw new Error(`${name} is no file of an import`);
  await rm(join(dataFolder, 'media', name), { force: true });
};

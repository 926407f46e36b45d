import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Publication } from '#content/publication/schema.ts';
import { BootError } from '#platform/boot-error.ts';
import { publicationFolder } from './folder.ts';

const file = 'neutron.config.ts';

/** The configuration as the publication's own file has it. */
export async function readConfiguration(): Promise<Publication> {
  let module: { publication?: Publication };
  try {
    module = await import(pathToFileURL(join(publicationFolder, file)).href);
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new BootError(`${file} cannot be read: ${reason}`, { cause });
  }
  if (typeof module.publication !== 'object' || module.publication === null)
    throw new BootError(
      `${file} has no publication. It must contain: export const publication = definePublication({ … });`,
    );
  return module.publication;
}

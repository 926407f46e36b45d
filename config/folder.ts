import { join } from 'node:path';

/** The publication's own folder: here the repository itself. A package has another `#config`, and so another folder. */
export const publicationFolder = join(import.meta.dirname, '..');

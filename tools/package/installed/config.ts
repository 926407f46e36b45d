// What `#config` is in the package: the configuration in the publication's own folder, and what its overrides add.
import type { Publication } from '#content/publication/schema.ts';
import { builtOverrides } from './built-overrides.ts';
import { readConfiguration } from './read-configuration.ts';

const { views, embeds } = builtOverrides;
export const publication: Publication = { ...(await readConfiguration()), overrides: { views, embeds } };

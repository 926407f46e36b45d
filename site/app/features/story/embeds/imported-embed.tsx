/** Readers see nothing of what an import could not translate; the API does not even send it. */
export const ImportedEmbed = () => null;

/** Adapters of ad services that the publication defines, by ad type. None here (decision 0155). */
export const ownAdServices: Readonly<Record<string, object>> = {};

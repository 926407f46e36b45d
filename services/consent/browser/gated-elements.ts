/** The class that names the categories an element needs: `optanon-category-C0002-C0004` needs both. */
const gated = '[class*="optanon-category-"]';
export const gatedScripts = `script[type="text/plain"]${gated}`;
/** Only iframes and images: other elements with `data-src` belong to lazy loaders. */
export const gatedSources = `iframe[data-src]${gated}, img[data-src]${gated}`;
export const gatedElements = `${gatedScripts}, ${gatedSources}`;

export const categoriesOf = (className: string) =>
  /optanon-category-([\w-]+)/.exec(className)?.[1]?.split('-') ?? [];

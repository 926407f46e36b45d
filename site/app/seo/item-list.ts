/** Positions count on from page to page. */
export function itemList(items: readonly { name: string; url: string }[], offset = 0): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    itemListElement: items.map((item, index) => ({
      '@type': 'ListItem',
      position: offset + index + 1,
      ...item,
    })),
  };
}

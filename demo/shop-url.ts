/** What an invented shop would link to. The domain is reserved for examples and leads nowhere. */
export function shopUrl(merchant: string, productName: string): string {
  const host = merchant.toLowerCase().replace(/[^a-z]/g, '');
  const path = productName.toLowerCase().replace(/[^a-z0-9]+/g, '-');
  return `https://${host}.example/${path}`;
}

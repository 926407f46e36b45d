/** Terms of a credit card by the keys editors store them under; a new key reads as its own words. */
const names: Readonly<Record<string, string>> = {
  apr: 'APR',
  introApr: 'Intro APR',
  annualFee: 'Annual fee',
  rewardsRate: 'Rewards rate',
  introBonus: 'Intro bonus',
  creditNeeded: 'Credit needed',
  foreignFee: 'Foreign transaction fee',
};

function nameOf(key: string): string {
  const words = key
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replace(/[_-]+/g, ' ')
    .toLowerCase();
  return Object.hasOwn(names, key) ? (names[key] ?? key) : words.charAt(0).toUpperCase() + words.slice(1);
}

export function cardTerms(
  data: Readonly<Record<string, string>> | undefined,
): { name: string; value: string }[] {
  return Object.entries(data ?? {})
    .filter(([, value]) => value !== '')
    .map(([key, value]) => ({ name: nameOf(key), value }));
}

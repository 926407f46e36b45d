import { type ConsentContext, consentModels, type KnownPlace } from '#content/rules/consent/consent-model.ts';

/** Where the reader is, as this tab was told earlier; a page must not fail because somebody else wrote rubbish there. */
export function readPlace(text: string | null): KnownPlace | undefined {
  try {
    const { country, region, model } = JSON.parse(text ?? '');
    const known = consentModels.find((name) => name === model);
    const word = (value: unknown) => (typeof value === 'string' && value.length < 4 ? value : undefined);
    return known && { country: word(country), region: word(region), model: known };
  } catch {
    return undefined;
  }
}

/** What the service said, if it is what it should be: a machine between may have spoken for it. */
export function readContext(text: string): ConsentContext | undefined {
  const place = readPlace(text);
  const isGpc: unknown = place && JSON.parse(text).isGpc;
  return place && typeof isGpc === 'boolean' ? { ...place, isGpc } : undefined;
}

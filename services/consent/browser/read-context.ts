import { type ConsentContext, consentModels, type KnownPlace } from '#content/rules/consent/consent-model.ts';

/** The location stored in this tab; malformed storage must not break the page. */
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

/** The response of the service if it is valid: a proxy may have changed it. */
export function readContext(text: string): ConsentContext | undefined {
  const place = readPlace(text);
  const isGpc: unknown = place && JSON.parse(text).isGpc;
  return place && typeof isGpc === 'boolean' ? { ...place, isGpc } : undefined;
}

import { type ConsentContext, consentModels } from '#content/rules/consent/consent-model.ts';

/** What the service said, if it is what it should be; a page must not fail because a machine between spoke rubbish. */
export function readContext(text: string | null): ConsentContext | undefined {
  try {
    const { country, region, model, isGpc } = JSON.parse(text ?? 'null') ?? {};
    const known = consentModels.find((name) => name === model);
    if (!known || typeof isGpc !== 'boolean') return undefined;
    const word = (value: unknown) => (typeof value === 'string' && value.length < 4 ? value : undefined);
    return { country: word(country), region: word(region), model: known, isGpc };
  } catch {
    return undefined;
  }
}

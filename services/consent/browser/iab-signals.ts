import type { ConsentCategory } from '#content/entities/script-tag.ts';
import type { ConsentContext } from '#content/rules/consent/consent-model.ts';

/** The IAB purposes of each category. Purpose 1, storage, belongs to all of them. */
const purposesOf: Readonly<Record<ConsentCategory, readonly number[]>> = {
  C0001: [],
  C0002: [1, 8, 9, 10],
  C0003: [1, 5, 6, 11],
  C0004: [1, 2, 3, 4, 7],
  // Social media posts are not a purpose of the framework.
  C0005: [],
};

export function consentedPurposes(active: readonly ConsentCategory[]): number[] {
  return [...new Set(active.flatMap((category) => purposesOf[category]))].sort((one, other) => one - other);
}

/** A vendor has consent when all its purposes do. */
export function consentedVendors(
  vendors: Readonly<Record<string, { id: number; purposes: readonly number[] }>>,
  purposes: readonly number[],
): number[] {
  return Object.values(vendors)
    .filter(({ purposes: wanted }) => wanted.every((purpose) => purposes.includes(purpose)))
    .map(({ id }) => id);
}

/** Where the TCF applies: countries with opt-in, as far as law and list agree. */
const tcfCountries =
  'AT BE BG CH CY CZ DE DK EE ES FI FR GB GR HR HU IE IS IT LI LT LU LV MT NL NO PL PT RO SE SI SK'.split(
    ' ',
  );

/** Readers without a location count as if they were there. */
export function doesTcfApply({ country }: Pick<ConsentContext, 'country'>): boolean {
  return country === undefined || tcfCountries.includes(country);
}

const yes = 1;
const no = 2;

/** Fields of the US sections. Each section has some of them. */
export function usFields(
  active: readonly ConsentCategory[],
  isGpc: boolean,
): Readonly<Record<string, number | boolean>> {
  const optedOut = active.includes('C0004') ? no : yes;
  return {
    ProcessingNotice: yes,
    SharingNotice: yes,
    SaleOptOutNotice: yes,
    SharingOptOutNotice: yes,
    TargetedAdvertisingOptOutNotice: yes,
    SaleOptOut: optedOut,
    SharingOptOut: optedOut,
    TargetedAdvertisingOptOut: optedOut,
    MspaCoveredTransaction: no,
    Gpc: isGpc,
  };
}

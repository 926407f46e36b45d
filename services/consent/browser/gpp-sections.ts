import type { Place } from '#content/rules/consent/consent-cookies.ts';

export interface GppSection {
  id: number;
  /** The API prefix of the IAB, such as `usca`. */
  name: string;
}

const section = (id: number, name: string): GppSection => ({ id, name });

export const tcfSection = section(2, 'tcfeuv2');
/** For readers in a state without its own section, or whose state is unknown. */
const nationalSection = section(7, 'usnat');
/** The IAB numbered the state sections in this order, from 8. */
const stateSections = new Map(
  'CA VA CO UT CT FL MT OR TX DE IA NE NH NJ TN MN MD IN KY RI'
    .split(' ')
    .map((state, index) => [state, section(index + 8, `us${state.toLowerCase()}`)]),
);

export const supportedApis = [tcfSection, nationalSection, ...stateSections.values()].map(
  ({ id, name }) => `${id}:${name}`,
);

/** The US section for a location; none outside. */
export function usSection({ country, region = '' }: Place): GppSection | undefined {
  return country === 'US' ? (stateSections.get(region) ?? nationalSection) : undefined;
}

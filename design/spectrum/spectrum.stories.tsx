import type { Stories } from '../stories.ts';
import { Spectrum } from './spectrum.tsx';

export const stories: Stories = {
  'all lines': () => <Spectrum />,
  'one section': () => <Spectrum line="security" height={8} />,
  footer: () => <Spectrum line="footer" />,
};

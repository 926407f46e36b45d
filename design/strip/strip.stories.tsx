import type { Stories } from '../stories.ts';
import { Strip } from './strip.tsx';

export const stories: Stories = {
  'no section': () => <Strip />,
  'one section': () => <Strip section="security" height={8} />,
  footer: () => <Strip place="footer" />,
};

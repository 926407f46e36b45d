import type { Stories } from '../stories.ts';
import { Badge } from './badge.tsx';

export const stories: Stories = {
  'every kind': () => (
    <p>
      <Badge kind="choice">Editors’ Choice</Badge> <Badge kind="live">Live</Badge>{' '}
      <Badge kind="ended">Ended</Badge> <Badge kind="line">Sponsored</Badge> <Badge kind="deal">Deal</Badge>{' '}
      <Badge>Updated</Badge>
    </p>
  ),
};

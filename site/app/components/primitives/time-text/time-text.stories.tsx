import type { Stories } from '#design/stories.ts';
import { TimeText } from './time-text.tsx';

export const stories: Stories = {
  'long ago': () => <TimeText date="2020-03-01T10:00:00Z" />,
  'a moment ago': () => <TimeText date={new Date().toISOString()} prefix="Updated" />,
  'in the future': () => <TimeText date="2999-01-01T00:00:00Z" />,
  'no date': () => <TimeText date={undefined} />,
};

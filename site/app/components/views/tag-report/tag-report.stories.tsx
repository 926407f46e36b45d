import type { Stories } from '#design/stories.ts';
import { Opened } from '../../fixture/opened.tsx';
import { TagReport } from './tag-report.tsx';

const ran = { state: 'ran', longTasks: 0, longMilliseconds: 0 } as const;

export const stories: Stories = {
  'some ran, some wait': () => (
    <Opened
      render={(close) => (
        <TagReport
          onClose={close}
          rows={[
            { ...ran, tagId: 'consent', category: 'C0001', reason: 'necessary', bytes: 3797 },
            {
              ...ran,
              tagId: 'gpt',
              category: 'C0004',
              reason: 'granted',
              bytes: 48_211,
              longTasks: 2,
              longMilliseconds: 131,
            },
            {
              ...ran,
              tagId: 'survey',
              category: 'C0003',
              state: 'waiting',
              reason: 'denied',
              bytes: undefined,
            },
          ]}
        />
      )}
    />
  ),
  none: () => <Opened render={(close) => <TagReport onClose={close} rows={[]} />} />,
};

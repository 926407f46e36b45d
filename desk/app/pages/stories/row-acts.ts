import type { Me } from '#content/calls/members.ts';
import type { StoryListItem } from '#content/entities/story-record.ts';
import type { MenuAct } from '../../ui/menu.tsx';
import { whyOff } from './why-off.ts';
import type { WorkPart } from './work-popover.tsx';

interface RowActs {
  me: Me;
  isTrash: boolean;
  work: (part: WorkPart) => void;
  confirm: (act: 'withdraw' | 'delete') => void;
  putBack: () => void;
  open: () => void;
}

/** What can be done with one story from its row. */
export function actsOf(story: StoryListItem, given: RowActs): MenuAct[] {
  const { state } = story;
  const { me, isTrash, work, confirm, putBack, open } = given;
  if (isTrash)
    return [
      { id: 'back', name: 'Put back', icon: 'undo', blockedBy: whyOff(me, 'delete', story), onAct: putBack },
    ];
  const planned = { blockedBy: whyOff(me, 'plan', story) };
  const isOut = state === 'published' || state === 'scheduled';
  return [
    { id: 'open', name: 'Open', icon: 'pen', keys: '↵', onAct: open },
    { id: 'assign', name: 'Assign', icon: 'people', keys: 'A', ...planned, onAct: () => work('assignee') },
    { id: 'stage', name: 'Change stage', icon: 'bars', keys: 'S', ...planned, onAct: () => work('stage') },
    { id: 'due', name: 'Set due time', icon: 'clock', keys: 'D', ...planned, onAct: () => work('due') },
    ...(isOut
      ? [
          {
            id: 'withdraw',
            name: 'Withdraw',
            icon: 'ban' as const,
            blockedBy: whyOff(me, 'publish', story),
            onAct: () => confirm('withdraw'),
          },
        ]
      : []),
    {
      id: 'delete',
      name: 'Delete',
      icon: 'trash',
      isDangerous: true,
      blockedBy: whyOff(me, 'delete', story),
      onAct: () => confirm('delete'),
    },
  ];
}

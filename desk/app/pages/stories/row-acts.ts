import type { Me } from '#content/calls/members.ts';
import type { StoryListItem } from '#content/entities/story-record.ts';
import { whyNot } from '../../session/me.ts';
import type { MenuAct } from '../../ui/menu.tsx';
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
export function actsOf({ state }: StoryListItem, given: RowActs): MenuAct[] {
  const { me, isTrash, work, confirm, putBack, open } = given;
  if (isTrash)
    return [{ id: 'back', name: 'Put back', icon: 'undo', blockedBy: whyNot(me, 'delete'), onAct: putBack }];
  const isOut = state === 'published' || state === 'scheduled';
  return [
    { id: 'open', name: 'Open', icon: 'pen', keys: '↵', onAct: open },
    { id: 'assign', name: 'Assign', icon: 'people', keys: 'A', onAct: () => work('assignee') },
    { id: 'stage', name: 'Change stage', icon: 'bars', keys: 'S', onAct: () => work('stage') },
    { id: 'due', name: 'Set due time', icon: 'clock', keys: 'D', onAct: () => work('due') },
    ...(isOut
      ? [
          {
            id: 'withdraw',
            name: 'Withdraw',
            icon: 'ban' as const,
            blockedBy: whyNot(me, 'publish'),
            onAct: () => confirm('withdraw'),
          },
        ]
      : []),
    {
      id: 'delete',
      name: 'Delete',
      icon: 'trash',
      isDangerous: true,
      blockedBy: whyNot(me, 'delete'),
      onAct: () => confirm('delete'),
    },
  ];
}

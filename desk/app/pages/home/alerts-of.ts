import type { IconName } from '../../ui/icon-paths.ts';
import { nameOf } from '../../work/desk-facts.ts';
import { whenWords } from '../../work/when.ts';
import type { HomeFacts } from './load-home.ts';

interface Alert {
  id: string;
  icon: IconName;
  isBad: boolean;
  title: string;
  detail: string;
  act: string;
  to: string;
}

/** The list has the others. */
export const mostLate = 5;
const mostFound = 5;

const storyPath = (id: string) => `/stories/${encodeURIComponent(id)}/`;

/** What needs attention, the most urgent first. */
export function alertsOf({ newsroom, now, plans, blocked, late, pictures, found }: HomeFacts): Alert[] {
  const { timeZone } = newsroom.desk;
  const others = found.items
    .map(({ story, findings }) => ({
      story,
      findings: findings.filter(({ check }) => check !== 'expired-offers'),
    }))
    .filter(({ findings }) => findings.length > 0)
    .slice(0, mostFound);
  const when = (text: string) => whenWords(Date.parse(text), now, timeZone);
  return [
    ...plans
      .filter(({ story }) => blocked.has(story.id))
      .map(({ story, at }): Alert => {
        const count = blocked.get(story.id) ?? 0;
        return {
          id: `checks ${story.id}`,
          icon: 'warning',
          isBad: true,
          title: count === 1 ? 'A check is open' : `${count} checks are open`,
          detail: `${story.title} comes out ${when(at)}`,
          act: 'Open',
          to: storyPath(story.id),
        };
      }),
    ...late.slice(0, mostLate).map((story): Alert => {
      const who = nameOf(story.assignee, newsroom);
      return {
        id: `late ${story.id}`,
        icon: 'clock',
        isBad: true,
        title: 'Late',
        detail: `${story.title} was due ${when(story.dueAt ?? '')}${who ? `, assigned to ${who}` : ', assigned to no one'}`,
        act: 'Open',
        to: storyPath(story.id),
      };
    }),
    ...found.items.flatMap(({ story, findings }): Alert[] => {
      const expired = findings.filter(({ check }) => check === 'expired-offers');
      if (expired.length === 0) return [];
      return [
        {
          id: `offers ${story.id}`,
          icon: 'card',
          isBad: false,
          title: expired.length === 1 ? 'An offer needs a look' : `${expired.length} offers need a look`,
          detail: `${story.title}. ${expired[0]?.message ?? ''}`,
          act: 'Open',
          to: storyPath(story.id),
        },
      ];
    }),
    ...others.map(({ story, findings }): Alert => {
      const [first] = findings;
      const more = findings.length > 1 ? ` (and ${findings.length - 1} more)` : '';
      return {
        id: `found ${story.id}`,
        icon: 'warning',
        isBad: findings.some(({ effect }) => effect === 'blocks'),
        title: story.title,
        detail: `${first?.message ?? ''}${more}`,
        act: 'Open',
        to: storyPath(story.id),
      };
    }),
    ...pictures.map((picture): Alert => {
      const until = picture.rights.until ?? '';
      const isOver = Date.parse(until) <= now;
      const uses = picture.uses === 1 ? 'one story' : `${picture.uses} stories`;
      return {
        id: `picture ${picture.id}`,
        icon: 'image',
        isBad: isOver,
        title: isOver ? 'The rights of a picture have ended' : `A picture’s rights end ${when(until)}`,
        detail: `${picture.filename}, used in ${uses}`,
        act: 'Open picture',
        to: `/media/${encodeURIComponent(picture.id)}`,
      };
    }),
  ];
}

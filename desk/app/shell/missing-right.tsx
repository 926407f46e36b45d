import { type MissingRight, withoutRight } from '#content/rules/rights/may-do.ts';

/** Who may do it, what the right is called, and what to do without it. */
export const MissingRightText = ({ right, message }: Pick<MissingRight, 'right' | 'message'>) => (
  <>
    {message} The right is called “{right}”. {withoutRight(right)}
  </>
);

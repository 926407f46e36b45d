import { Button } from '../ui/button.tsx';
import { Note } from '../ui/marks.tsx';

/** A part of a screen that could not be read, which is not the same as an empty one. */
export const NotRead = ({
  what,
  problem,
  onAgain,
}: {
  what: string;
  problem: string;
  onAgain: () => void;
}) => (
  <Note
    tone="bad"
    acts={
      <Button size="small" onPress={onAgain}>
        Try again
      </Button>
    }
  >
    {what} could not be read. {problem}
  </Note>
);

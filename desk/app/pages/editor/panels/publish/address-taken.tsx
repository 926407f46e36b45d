import { useState } from 'react';
import { useStoryField } from '../../../../story/use-story-session.ts';
import { Button } from '../../../../ui/button.tsx';
import { Note } from '../../../../ui/marks.tsx';
import { nextSlug } from '../../next-slug.ts';
import { slugOf } from '../../slug-of.ts';

/** The story did not go out: its address belongs to another one. One press takes the next address. */
export function AddressTaken({ message, onChosen }: { message: string; onChosen: () => void }) {
  const { value, set } = useStoryField('slug');
  const title = useStoryField('title').value ?? '';
  // What was rejected: another one, written in Details, may be free.
  const [slug] = useState(value ?? '');
  if (value !== slug) return null;
  const next = nextSlug(slug, slugOf(title));
  return (
    <Note
      tone="bad"
      acts={
        <Button
          size="small"
          onPress={() => {
            set(next);
            onChosen();
          }}
        >
          Use “{next}”
        </Button>
      }
    >
      <b>The address “{slug}” is taken.</b> {message}. Your words are saved. Take the next address, or write
      one in Details; then publish again.
    </Note>
  );
}

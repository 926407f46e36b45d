import type { SharedStory } from '#app/features/share/share-link.ts';
import { EmailShareView } from './email-share-view.tsx';
import { useEmailShare } from './use-email-share.ts';

interface EmailShareProps {
  story: SharedStory;
  onClose: () => void;
}

export function EmailShare({ story, onClose }: EmailShareProps) {
  const { state, submit, again } = useEmailShare();
  return (
    <EmailShareView
      story={story}
      state={state}
      onSubmit={(form) => void submit(form)}
      onAgain={again}
      onClose={onClose}
    />
  );
}

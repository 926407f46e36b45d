import { ListingHead } from '../../navigation/listing-head/listing-head.tsx';
import type { ViewProps } from '../../page/view.ts';
import { StoryStream } from './stream.tsx';

/** The head of the latest list: its title above the timeline of the last day, on every page of the list. */
export function LatestHead({ component, page }: ViewProps<'ContentList'>) {
  return (
    <ListingHead component={component} page={page}>
      <div>
        <StoryStream stories={component.items} isUpToNow />
      </div>
    </ListingHead>
  );
}

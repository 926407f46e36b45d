import { ListingHead } from '../listing-head/listing-head.tsx';
import type { ViewProps } from '../page-body/view.ts';
import { StoryStream } from './stream.tsx';

/** The head of the list of everything: its name over the line of the last day, whatever page of the list this is. */
export function LatestHead({ component, page }: ViewProps<'ContentList'>) {
  return (
    <ListingHead component={component} page={page}>
      <div>
        <StoryStream stories={component.items} isUpToNow />
      </div>
    </ListingHead>
  );
}

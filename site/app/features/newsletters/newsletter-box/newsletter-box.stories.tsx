import type { Stories } from '#design/stories.ts';
import { componentOf } from '../../../components/fixture/components.ts';
import { viewStories } from '../../../components/fixture/view-stories.tsx';
import { NewsletterBox, NewsletterPromo } from './newsletter-box.tsx';

export const stories: Stories = {
  'in a text': () => (
    <div className="wrap">
      <NewsletterPromo
        newsletter="the-morning-band"
        title="The Morning Band"
        text="Five minutes, five stories."
        level={3}
        place="body"
      />
    </div>
  ),
  ...viewStories(NewsletterBox, { 'on a page': componentOf('Text') }),
};

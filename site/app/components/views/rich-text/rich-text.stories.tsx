import { componentOf } from '../../fixture/components.ts';
import { viewStories } from '../../fixture/view-stories.tsx';
import { RichText } from './rich-text.tsx';

export const stories = viewStories(RichText, { text: componentOf('Text') });

import { formatDate } from '#content/rules/date-text.ts';
import { choosePreferredDate, type StoryDates } from '#content/rules/preferred-date.ts';
import { mainComponent } from '../main-component.ts';
import type { ScreenData } from '../screen-data.ts';

/** What paper says besides the story. */
export interface PrintedPage {
  title: string;
  url: string;
  /** The address as people write it. */
  address: string;
  date: string | undefined;
  year: number;
}

const storyTypes = ['Article', 'Review', 'Gallery', 'Video'] as const;
const endOfTime = new Date(8.64e15);

/** Only stories are printed with a masthead and their address. */
export function printedPage(
  { page, canonicalPath }: ScreenData,
  { siteUrl, year }: { siteUrl: string; year: number },
): PrintedPage | undefined {
  const story = storyTypes.map((type) => mainComponent(page.data, type)?.data).find((data) => data);
  if (!story) return undefined;
  const dates: StoryDates = story;
  const date = choosePreferredDate(dates, 'created', endOfTime);
  const url = `${siteUrl}${canonicalPath}`;
  return {
    title: ('headline' in story && story.headline) || story.title,
    url,
    address: url.replace(/^https?:\/\//, ''),
    date: date && formatDate(date),
    year,
  };
}

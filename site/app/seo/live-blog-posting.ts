import type { Article } from '#content/entities/article.ts';
import { htmlText } from '#content/rules/body/html-text.ts';

/** A live blog: when it is covered, and every entry with its hour and its own address. */
export function liveBlogPosting(story: Article, { url, article }: { url: string; article: object }): object {
  const entries = (story.bodyBlocks ?? []).flatMap((block) =>
    block.kind === 'embed' && block.embed.type === 'liveEntry' ? [block.embed] : [],
  );
  const start = story.datePublished;
  return {
    ...article,
    '@type': 'LiveBlogPosting',
    coverageStartTime: start,
    coverageEndTime: story.coverage?.end,
    liveBlogUpdate: entries.map(({ title, at, html, uuid }) => ({
      '@type': 'BlogPosting',
      headline: title,
      datePublished: at,
      url: `${url}#live-${uuid}`,
      articleBody: htmlText(html),
    })),
  };
}

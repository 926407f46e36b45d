import { embedViews as chart } from './chunks/chart.ts';
import { embedViews as code } from './chunks/code.ts';
import { embedViews as custom } from './chunks/custom.ts';
import { embedViews as facades } from './chunks/facades.ts';
import { embedViews as gallery } from './chunks/gallery.ts';
import { embedViews as infoCard } from './chunks/info-card.ts';
import { embedViews as listicle } from './chunks/listicle.ts';
import { embedViews as live } from './chunks/live.ts';
import { embedViews as longRead } from './chunks/long-read.ts';
import { embedViews as podcast } from './chunks/podcast.ts';
import { embedViews as rail } from './chunks/rail.ts';
import { embedViews as reviewCard } from './chunks/review-card.ts';
import { embedViews as staticViews } from './chunks/static.ts';
import { embedViews as video } from './chunks/video.ts';
import { type EmbedViews, preloadEmbedViews } from './load-embed-views.ts';

/** The server renders any embed at any time, so it imports them all. An embed type without a view does not compile. */
const all: EmbedViews = {
  ...chart,
  ...code,
  ...custom,
  ...facades,
  ...gallery,
  ...infoCard,
  ...listicle,
  ...live,
  ...longRead,
  ...podcast,
  ...rail,
  ...reviewCard,
  ...staticViews,
  ...video,
};

preloadEmbedViews(all);

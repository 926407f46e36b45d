import { drawings as chart } from './chunks/chart.ts';
import { drawings as code } from './chunks/code.ts';
import { drawings as facades } from './chunks/facades.ts';
import { drawings as gallery } from './chunks/gallery.ts';
import { drawings as infoCard } from './chunks/info-card.ts';
import { drawings as listicle } from './chunks/listicle.ts';
import { drawings as live } from './chunks/live.ts';
import { drawings as podcast } from './chunks/podcast.ts';
import { drawings as reviewCard } from './chunks/review-card.ts';
import { drawings as still } from './chunks/static.ts';
import { drawings as video } from './chunks/video.ts';
import { type Drawings, preloadEmbedViews } from './load-embed-views.ts';

/** The server draws any embed at any time, so it has them all from the start. An embed nobody draws does not compile. */
const all: Drawings = {
  ...chart,
  ...code,
  ...facades,
  ...gallery,
  ...infoCard,
  ...listicle,
  ...live,
  ...podcast,
  ...reviewCard,
  ...still,
  ...video,
};

preloadEmbedViews(all);

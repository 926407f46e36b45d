import { lazy } from 'react';

/** What kinds of stories have in the column of the text beside it. Each loads its code when it is first shown. */
export const ReviewPart = lazy(() => import('./review-part.tsx'));
export const GalleryPart = lazy(() => import('./gallery-part.tsx'));
export const PicksPart = lazy(() => import('./picks-part.tsx'));

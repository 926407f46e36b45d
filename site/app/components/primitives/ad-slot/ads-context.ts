import { createContext } from 'react';
import type { AdPlan } from '#app/ads/page/ad-plan.ts';

/** Ad placements of the surrounding page; undefined when it has none. */
export const AdsContext = createContext<AdPlan | undefined>(undefined);

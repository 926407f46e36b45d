import { createContext } from 'react';
import type { AdPlan } from '#app/ads/page/ad-plan.ts';

/** Where ads stand on the page around; nothing, and there are none. */
export const AdsContext = createContext<AdPlan | undefined>(undefined);

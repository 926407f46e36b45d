export interface AdSenseState {
  ads: readonly { container: string; width?: number; number?: number }[];
  pageOptions: {
    /** Follows targeting consent. */
    personalizedAds: boolean;
    adtest: boolean;
    pubId: string;
  };
}

export const initialAdSenseState: AdSenseState = {
  ads: [],
  pageOptions: { personalizedAds: false, adtest: false, pubId: '' },
};

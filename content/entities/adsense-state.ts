export interface AdSenseState {
  /** The units of the page, in the order they were requested. */
  ads: readonly { container: string; width: number }[];
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

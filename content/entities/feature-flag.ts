/** The facts a criteria chain may ask about. One language for flags, experiments, ads and scripts. */
export interface CriteriaFacts {
  edition: string;
  routeName: string;
  path: string;
  pageType?: string | undefined;
  topicSlugs: readonly string[];
  isLiveBlog: boolean;
  device?: 'mobile' | 'tablet' | 'desktop' | undefined;
  country?: string | undefined;
  region?: string | undefined;
}

/** Every criterion of a step must hold for the step to decide; the first step that holds decides the flag. */
export interface CriteriaStep {
  when: {
    routes?: readonly string[];
    pathPrefixes?: readonly string[];
    topics?: readonly string[];
    editions?: readonly string[];
    devices?: readonly string[];
    regions?: readonly string[];
    liveBlog?: boolean;
  };
  is: boolean;
}

export type FeatureValue = boolean | { otherwise: boolean; chain: readonly CriteriaStep[] };

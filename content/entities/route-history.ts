interface RouteHistoryState {
  currentPath: string;
}

export const initialRouteHistory: RouteHistoryState = { currentPath: '' };

/** Components whose appearance was reported already, by name. */
export type TrackedComponents = Readonly<Record<string, boolean>>;

import { builtOverrides } from '../built-overrides.ts';

export const ownRoutes = builtOverrides.routes;

/** One invalid setting: its path in the configuration, and a message that follows the path. */
export interface Problem {
  path: readonly PropertyKey[];
  message: string;
}

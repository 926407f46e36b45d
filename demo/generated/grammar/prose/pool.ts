/** Templates for any topic, and more for topics about things one can put on a table. */
export interface Pool {
  any: readonly string[];
  gear: readonly string[];
}

import { preparedFor } from '#database/prepared.ts';
import type { ContentTables } from '../tables/content-tables.ts';

/** For what every answer asks. */
export const prepared = preparedFor<ContentTables>();

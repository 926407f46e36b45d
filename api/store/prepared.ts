import { preparedFor } from '#database/prepared.ts';
import type { ContentTables } from '../tables/content-tables.ts';

/** For the queries of every response. */
export const prepared = preparedFor<ContentTables>();

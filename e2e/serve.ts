// The server of the journeys, on a copy of their data folder.
import { copyJourneyData } from './journey-data.ts';

await copyJourneyData(process.env.DATA_DIR ?? '');
await import('#server/boot/start.ts');

// The thread that runs searches, so that a slow search never delays a page.
import { parentPort, workerData } from 'node:worker_threads';
import { buildSynonyms } from '../query/synonyms.ts';
import { openIndexReader } from './index-reader.ts';
import type { Reply, SearchRequest, WorkerFacts } from './sqlite-search.ts';

const { file, synonyms } = workerData as WorkerFacts;
const reader = openIndexReader(file, buildSynonyms(synonyms));

function answer(request: SearchRequest): unknown {
  switch (request.method) {
    case 'find':
      return reader.find(request.query);
    case 'complete':
      return reader.complete(request.text, request.limit);
    case 'knows':
      return reader.knows(request.words);
  }
}

parentPort?.on('message', (request: SearchRequest) => {
  let reply: Reply;
  try {
    reply = { id: request.id, answer: answer(request) };
  } catch (error) {
    const { message, code } = error as Error & { code?: string };
    reply = { id: request.id, failed: { message, code } };
  }
  parentPort?.postMessage(reply);
});

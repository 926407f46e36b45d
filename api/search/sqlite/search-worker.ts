// The thread that answers searches: however long one takes, pages are not delayed by it.
import { parentPort, workerData } from 'node:worker_threads';
import { buildSynonyms } from '../query/synonyms.ts';
import { openIndexReader } from './index-reader.ts';
import type { Question, Reply, WorkerFacts } from './sqlite-search.ts';

const { file, synonyms } = workerData as WorkerFacts;
const reader = openIndexReader(file, buildSynonyms(synonyms));

function answer(question: Question): unknown {
  switch (question.ask) {
    case 'find':
      return reader.find(question.query);
    case 'complete':
      return reader.complete(question.text, question.limit);
    case 'knows':
      return reader.knows(question.words);
  }
}

parentPort?.on('message', (question: Question) => {
  let reply: Reply;
  try {
    reply = { id: question.id, answer: answer(question) };
  } catch (error) {
    const { message, code } = error as Error & { code?: string };
    reply = { id: question.id, failed: { message, code } };
  }
  parentPort?.postMessage(reply);
});

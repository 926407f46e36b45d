// A process of its own, as the browsers of editors are: the sessions of the desk, without its screens. It types until
// it is stopped, and prints what it sent.
import { setTimeout as sleep } from 'node:timers/promises';
import { publication } from '#config';
import type { StoryEvent, StoryEvents } from '#desk/app/story/story-events.ts';
import { openStorySession } from '#desk/app/story/story-session.ts';
import { apiCalls } from '#desk/app/story/test/api-calls.ts';
import { createMemoryStore } from '#desk/app/story/test/memory-store.ts';
import { readEvents } from '#desk/app/story/test/read-events.ts';
import { browserTimers } from '#desk/app/story/timers.ts';

interface Given {
  origin: string;
  token: string;
  /** A story for each editor. */
  stories: readonly string[];
}

const { origin, token, stories } = JSON.parse(process.argv[2] ?? '') as Given;
/** The pace of a person who copies a text: about sixty words a minute. */
const betweenKeys = 200;
const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
const editing = new AbortController();
let requests = 0;

async function request(method: string, path: string, body?: unknown) {
  requests += 1;
  const answer = await fetch(`${origin}/api/neutron/stories/${publication.siteId}${path}`, {
    method,
    headers,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return { status: answer.status, body: (await answer.json()) as never };
}

function eventsOf(story: string): StoryEvents {
  let isLive = false;
  const follow = async (listener: (event: StoryEvent) => void) => {
    const answer = await fetch(`${origin}/api/neutron/events/${publication.siteId}?story=${story}`, {
      headers: { ...headers, accept: 'text/event-stream' },
      signal: editing.signal,
    });
    isLive = answer.ok;
    if (!answer.body) throw new Error('A stream without text');
    for await (const event of readEvents(answer.body)) listener(event);
  };
  return {
    subscribe(listener) {
      follow(listener).catch((error: unknown) => {
        if (!editing.signal.aborted) throw error;
      });
      return () => undefined;
    },
    isConnected: () => isLive,
  };
}

/** Each editor types into a paragraph of their own. */
async function edit(story: string, editor: number): Promise<void> {
  const session = await openStorySession({
    storyId: story,
    clientId: `editor-${editor}-${process.pid}`,
    calls: apiCalls(request, story),
    store: createMemoryStore().store,
    timers: browserTimers,
    events: eventsOf(story),
  });
  const { text } = session;
  if (!text) throw new Error(`${story} has no text`);
  const signs = 'words and more words ';
  await sleep((betweenKeys * editor) / stories.length);
  for (let key = 0; !editing.signal.aborted; key += 1) {
    const { doc, tr } = text.state;
    let end = -1;
    doc.forEach((block, offset, index) => {
      if (index <= 60 + editor && block.type.name === 'paragraph') end = offset + block.nodeSize - 1;
    });
    text.dispatch(tr.insertText(signs[key % signs.length] ?? ' ', end));
    session.sharePlace({ field: 'text', selection: { anchor: end + 1, head: end + 1 } });
    await sleep(betweenKeys);
  }
  await session.close();
}

process.on('SIGTERM', () => {
  console.log(`${requests} requests`);
  editing.abort();
  setTimeout(() => process.exit(0), 200);
});
const all = stories.map(edit);
console.log('typing');
await Promise.all(all);

import { describe, expect, it } from 'vitest';
import { createUploadQueue, type OpenSender, type StoredUpload } from './upload-queue.ts';

const megabyte = 1024 * 1024;
const photo = (name: string) => new File([new Uint8Array(100)], name, { type: 'image/jpeg' });
const settle = () => new Promise((resolve) => setImmediate(resolve));

type Events = Parameters<OpenSender>[2];

/** A queue whose senders do only what the test says. */
function openQueue(earlier: StoredUpload[] = []) {
  const stored = new Map(earlier.map((one) => [one.id, one]));
  const sending: { name: string; url: string | undefined; events: Events; acts: string[] }[] = [];
  let id = 0;
  const queue = createUploadQueue({
    open: async (file, url, events) => {
      const acts: string[] = [];
      sending.push({ name: file.name, url, events, acts });
      return {
        start: () => acts.push('start'),
        stop: () => acts.push('stop'),
        end: () => acts.push('end'),
      };
    },
    stored: {
      all: async () => [...stored.values()],
      store: async (one) => void stored.set(one.id, one),
      forget: async (one) => void stored.delete(one),
    },
    newId: () => `u${++id}`,
    countPixels: async ({ name }) => (name.startsWith('vast') ? 500_000_000 : undefined),
  });
  const states = () => queue.items().map(({ name, state }) => `${name} ${state}`);
  return { queue, stored, sending, states };
}

describe('the queue of uploads', () => {
  it('sends two files at once and begins with the next when one is done', async () => {
    const { queue, stored, sending, states } = openQueue();
    const done: string[] = [];
    queue.onDone(({ name, pictureId }) => done.push(`${name} ${pictureId}`));
    queue.add(['a.jpg', 'b.jpg', 'c.jpg'].map(photo), megabyte);
    await settle();
    expect(states()).toEqual(['a.jpg sending', 'b.jpg sending', 'c.jpg waiting']);
    expect([...stored.keys()]).toEqual(['u1', 'u2', 'u3']);
    sending[0]?.events.onUrl('/uploads/1');
    sending[0]?.events.onProgress(40);
    expect(queue.items()[0]).toMatchObject({ sent: 40, state: 'sending' });
    expect(stored.get('u1')?.url).toBe('/uploads/1');
    sending[0]?.events.onProgress(100);
    expect(states()[0]).toBe('a.jpg checking');
    sending[0]?.events.onDone({ pictureId: 'p1', isKnown: true });
    await settle();
    expect(states()).toEqual(['a.jpg done', 'b.jpg sending', 'c.jpg sending']);
    expect(queue.items()[0]).toMatchObject({ isKnown: true });
    expect([done, [...stored.keys()]]).toEqual([['a.jpg p1'], ['u2', 'u3']]);
  });

  it('sends no byte of a picture with too many pixels, and offers to make it smaller', async () => {
    const { queue, sending, stored, states } = openQueue();
    queue.add([photo('vast.jpg'), photo('b.jpg')], megabyte);
    await settle();
    expect(states()).toEqual(['vast.jpg failed', 'b.jpg sending']);
    expect(queue.items()[0]).toMatchObject({
      problem: 'Too large: 500 megapixels. The most is 50.',
      canShrink: true,
    });
    expect(sending.map(({ name }) => name)).toEqual(['b.jpg']);
    expect([...stored.keys()]).toEqual(['u2']);
  });

  it('does not send what cannot be used, and says why', async () => {
    const { queue, sending, stored } = openQueue();
    queue.add([new File([new Uint8Array(9)], 'a.heic'), photo('b.jpg')], 50);
    await settle();
    expect(queue.items().map(({ problem }) => problem)).toEqual([
      expect.stringContaining('HEIC'),
      expect.stringContaining('Too large'),
    ]);
    expect([sending.length, stored.size]).toEqual([0, 0]);
  });

  it('pauses, and goes on where it was', async () => {
    const { queue, sending, states } = openQueue();
    queue.add([photo('a.jpg')], megabyte);
    await settle();
    sending[0]?.events.onUrl('/uploads/1');
    queue.pauseAll();
    sending[0]?.events.onProgress(60);
    expect([states(), sending[0]?.acts]).toEqual([['a.jpg paused'], ['start', 'stop']]);
    queue.resumeAll();
    await settle();
    expect([states(), sending[1]?.url]).toEqual([['a.jpg sending'], '/uploads/1']);
  });

  it('waits while the connection is lost', async () => {
    const { queue, sending, states, stored } = openQueue();
    queue.add([photo('a.jpg')], megabyte);
    await settle();
    sending[0]?.events.onFailed({ message: '', isLost: true, canRetry: false });
    expect([states(), stored.size]).toEqual([['a.jpg offline'], 1]);
    queue.resumeAll(['offline']);
    expect(states()).toEqual(['a.jpg sending']);
  });

  it('keeps a file that may be sent again, and forgets one that may not', async () => {
    const { queue, sending, stored } = openQueue();
    queue.add([photo('a.jpg'), photo('b.jpg')], megabyte);
    await settle();
    sending[0]?.events.onFailed({ message: 'Busy.', isLost: false, canRetry: true });
    sending[1]?.events.onFailed({ message: 'No picture.', isLost: false, canRetry: false });
    expect([...stored.keys()]).toEqual(['u1']);
    queue.retry('u1');
    await settle();
    expect(queue.items()[0]).not.toHaveProperty('problem');
    expect(sending).toHaveLength(3);
  });

  it('goes on after a reload, and ends what is removed', async () => {
    const { queue, sending, stored } = openQueue([{ id: 'old', file: photo('a.jpg'), url: '/uploads/7' }]);
    await queue.restore();
    await settle();
    expect(sending[0]).toMatchObject({ name: 'a.jpg', url: '/uploads/7', acts: ['start'] });
    queue.remove('old');
    expect([sending[0]?.acts, queue.items(), stored.size]).toEqual([['start', 'end'], [], 0]);
  });
});

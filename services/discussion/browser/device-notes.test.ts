import { beforeEach, describe, expect, it } from 'vitest';
import { createDeviceNotes, type DeviceNotes } from './device-notes.ts';

describe('what the comments store in a browser', () => {
  let stored: Map<string, string>;
  let notes: DeviceNotes;
  beforeEach(() => {
    stored = new Map();
    notes = createDeviceNotes({
      getItem: (key) => stored.get(key) ?? null,
      setItem: (key, value) => void stored.set(key, value),
      removeItem: (key) => void stored.delete(key),
    });
  });

  it('CM-08 a draft stays until it is sent, and an empty one leaves nothing behind', () => {
    notes.saveDraft('story-1', 'Half a thought');
    expect([notes.draft('story-1'), notes.draft('story-2')]).toEqual(['Half a thought', '']);
    notes.saveDraft('story-1', '  ');
    expect([notes.draft('story-1'), stored.size]).toEqual(['', 0]);
  });

  it('CM-08 a reader can be hidden and shown again', () => {
    notes.setHidden('a', true);
    notes.setHidden('b', true);
    notes.setHidden('a', false);
    expect([...notes.hiddenReaders()]).toEqual(['b']);
  });

  it.each(['{', '3', '["a"]', '[["a",1]]'])('CM-08 ignores stored values it did not write: %s', (text) => {
    for (const key of ['neutron:1:comment-drafts', 'neutron:1:hidden-readers']) stored.set(key, text);
    expect([notes.draft('a'), notes.hiddenReaders().size]).toEqual(['', 0]);
  });

  it('CM-08 works where nothing can be stored', () => {
    const blocked = createDeviceNotes({
      getItem: () => null,
      setItem: () => {
        throw new Error('blocked');
      },
      removeItem: () => undefined,
    });
    expect(() => blocked.saveDraft('story-1', 'Words')).not.toThrow();
  });
});

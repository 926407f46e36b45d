import { expect, it, vi } from 'vitest';
import {
  type LibraryPicture,
  libraryPicture,
  type PictureFields,
} from '#content/entities/library-picture.ts';
import { ApiError } from '../api/api-error.ts';
import { closeSaver, createPictureSaver, openSaver } from './picture-saver.ts';

const picture = libraryPicture.parse({
  id: 'p1',
  version: 1,
  filename: 'harbor.jpg',
  alt: 'A crane',
  addedAt: '2026-11-18T10:00:00Z',
  uses: 2,
  image: {},
});

/** A server that other editors save at too. */
function openServer() {
  let stored: LibraryPicture = picture;
  const saves: { fields: PictureFields; base: number }[] = [];
  const put = (fields: Partial<PictureFields>) => {
    stored = { ...stored, ...fields, version: stored.version + 1 };
    return stored;
  };
  return {
    saves,
    put,
    stored: () => stored,
    save: async (_id: string, fields: PictureFields, base: number) => {
      saves.push({ fields, base });
      if (base === stored.version) return put(fields);
      throw new ApiError(409, [
        {
          reason: 'version_conflict',
          message: 'Another editor has saved',
          conflict: { current: stored, sent: fields },
        },
      ]);
    },
  };
}

it('saves a field that was changed, and nothing when none was', async () => {
  const server = openServer();
  const saver = createPictureSaver(picture, server.save);
  await saver.saveNow();
  expect(server.saves).toEqual([]);
  saver.change('credits', 'Ana Ruiz');
  await saver.saveNow();
  expect(server.stored()).toMatchObject({ credits: 'Ana Ruiz', alt: 'A crane', version: 2 });
  expect(saver.state()).toMatchObject({ isSaving: false, saved: { version: 2 } });
  expect(saver.state().savedAt).toBeInstanceOf(Date);
});

it('merges fields that different editors changed', async () => {
  const server = openServer();
  const saver = createPictureSaver(picture, server.save);
  server.put({ caption: 'The port at six.' });
  saver.change('alt', 'A crane at dawn');
  await saver.saveNow();
  expect(server.stored()).toMatchObject({ caption: 'The port at six.', alt: 'A crane at dawn', version: 3 });
  expect(saver.state()).toMatchObject({ conflicts: {}, fields: { caption: 'The port at six.' } });
});

it('shows both values of a field that two editors changed, and saves the other fields', async () => {
  const server = openServer();
  const saver = createPictureSaver(picture, server.save);
  server.put({ alt: 'A ship' });
  saver.change('alt', 'A crane at dawn');
  saver.change('credits', 'Ana Ruiz');
  await saver.saveNow();
  expect(server.stored()).toMatchObject({ alt: 'A ship', credits: 'Ana Ruiz' });
  expect(saver.state().conflicts).toEqual({ alt: { mine: 'A crane at dawn', theirs: 'A ship' } });
  await saver.choose('alt', 'A crane at dawn');
  expect(server.stored().alt).toBe('A crane at dawn');
  expect(saver.state().conflicts).toEqual({});
});

it('agrees with an editor who wrote the same', async () => {
  const server = openServer();
  const saver = createPictureSaver(picture, server.save);
  server.put({ alt: 'A ship' });
  saver.change('alt', 'A ship');
  await saver.saveNow();
  expect(saver.state()).toMatchObject({ conflicts: {}, saved: { version: 2 } });
});

it('sends what was typed while a request was under way, and can clear a value', async () => {
  const server = openServer();
  const saver = createPictureSaver({ ...picture, focus: { x: 10, y: 10 } }, server.save);
  saver.change('focus', undefined);
  const saving = saver.saveNow();
  saver.change('title', 'Harbor');
  await saving;
  expect(server.saves.map(({ fields }) => [fields.focus, fields.title])).toEqual([
    [undefined, ''],
    [undefined, 'Harbor'],
  ]);
});

it('keeps what could not be saved, and says why', async () => {
  const saver = createPictureSaver(picture, async () => {
    throw new ApiError(503, [{ reason: 'unavailable', message: 'The service is not available' }]);
  });
  saver.change('alt', 'New');
  await saver.saveNow();
  expect(saver.state()).toMatchObject({
    problem: 'The service is not available',
    fields: { alt: 'New' },
    isSaving: false,
  });
});

it('saves after a pause in typing', async () => {
  vi.useFakeTimers();
  try {
    const server = openServer();
    const saver = createPictureSaver(picture, server.save);
    for (const alt of ['A', 'A red', 'A red crane']) {
      saver.change('alt', alt);
      saver.saveSoon();
      await vi.advanceTimersByTimeAsync(500);
    }
    expect(saver.hasUnsaved()).toBe(true);
    await vi.advanceTimersByTimeAsync(1000);
    expect(server.saves.map(({ fields }) => fields.alt)).toEqual(['A red crane']);
    expect(saver.hasUnsaved()).toBe(false);
  } finally {
    vi.useRealTimers();
  }
});

it('saves what was typed when the picture is closed, and has it again where that failed', async () => {
  const server = openServer();
  let isAway = true;
  const save: typeof server.save = (...given) =>
    isAway ? Promise.reject(new Error('The server is away')) : server.save(...given);
  const first = openSaver(picture, save);
  first.change('alt', 'A red crane');
  expect(await closeSaver(first)).toBe(false);
  server.put({ credits: 'Ana Ruiz' });
  const second = openSaver(server.stored(), save);
  expect(second.state().fields).toMatchObject({ alt: 'A red crane', credits: 'Ana Ruiz' });
  isAway = false;
  expect(await closeSaver(second)).toBe(true);
  expect(server.stored()).toMatchObject({ alt: 'A red crane', credits: 'Ana Ruiz' });
  expect(openSaver(server.stored(), save)).not.toBe(second);
});

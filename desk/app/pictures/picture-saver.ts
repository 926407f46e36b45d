import { updatePicture } from '#content/calls/pictures.ts';
import { type LibraryPicture, type PictureFields, pictureFields } from '#content/entities/library-picture.ts';
import { isApiError } from '../api/api-error.ts';
import { callApi } from '../api/call-api.ts';

export type FieldName = keyof PictureFields;
export type FieldConflict = {
  [Name in FieldName]?: { mine: PictureFields[Name]; theirs: PictureFields[Name] };
};

export interface SaverState {
  /** As the server has it. */
  saved: LibraryPicture;
  /** As the screen shows it. */
  fields: PictureFields;
  conflicts: FieldConflict;
  isSaving: boolean;
  savedAt?: Date;
  problem?: string;
}

type Save = (id: string, fields: PictureFields, baseVersion: number) => Promise<LibraryPicture>;

export const savePicture: Save = (id, picture, baseVersion) =>
  callApi(updatePicture, { params: { id }, body: { picture, baseVersion } });

export const fieldsOf = (picture: LibraryPicture): PictureFields => pictureFields.strip().parse(picture);
const isSame = (one: unknown, other: unknown) =>
  JSON.stringify(one ?? null) === JSON.stringify(other ?? null);

const savePause = 1000;

export type PictureSaver = ReturnType<typeof createPictureSaver>;

/**
 * Saves what an editor says about a picture, field by field. When another editor saved meanwhile, fields that only one of
 * them changed merge; a field that both changed shows both, and the editor here chooses.
 */
export function createPictureSaver(picture: LibraryPicture, save: Save = savePicture) {
  let state: SaverState = { saved: picture, fields: fieldsOf(picture), conflicts: {}, isSaving: false };
  const listeners = new Set<() => void>();
  let running: Promise<void> | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function set(next: Partial<SaverState>): void {
    state = { ...state, ...next };
    for (const listener of listeners) listener();
  }

  const names = () => Object.keys(pictureFields.shape) as FieldName[];
  const changed = () =>
    names().filter(
      (name) => !state.conflicts[name] && !isSame(state.fields[name], fieldsOf(state.saved)[name]),
    );

  /** What the server has, with the fields that were changed here. */
  function merged(): PictureFields {
    const own = Object.fromEntries(changed().map((name) => [name, state.fields[name]]));
    const fields = { ...fieldsOf(state.saved), ...own };
    for (const name of changed()) if (state.fields[name] === undefined) delete fields[name];
    return fields;
  }

  /** Takes what another editor saved; returns nothing that this one wrote. */
  function take(current: LibraryPicture): void {
    const before = fieldsOf(state.saved);
    const theirs = fieldsOf(current);
    const fields: Record<string, unknown> = { ...theirs };
    const conflicts: Record<string, unknown> = { ...state.conflicts };
    for (const name of changed()) {
      const mine = state.fields[name];
      fields[name] = mine;
      if (!isSame(theirs[name], before[name]) && !isSame(theirs[name], mine))
        conflicts[name] = { mine, theirs: theirs[name] };
    }
    set({
      saved: { ...current, uses: state.saved.uses },
      fields: fields as PictureFields,
      conflicts: conflicts as FieldConflict,
    });
  }

  async function flush(): Promise<void> {
    set({ isSaving: true });
    while (changed().length > 0) {
      const sent = merged();
      try {
        const saved = await save(state.saved.id, sent, state.saved.version);
        const now = fieldsOf(saved);
        // What was typed while the request was under way is sent next.
        const fields = Object.fromEntries(
          names().map((name) => [
            name,
            isSame(state.fields[name], sent[name]) ? now[name] : state.fields[name],
          ]),
        ) as PictureFields;
        const { problem: _, ...rest } = state;
        state = rest;
        set({ saved, fields, savedAt: new Date() });
      } catch (error) {
        const conflict = isApiError(error, 'version_conflict') ? error.problems[0]?.conflict : undefined;
        if (!conflict) {
          set({ problem: (error as Error).message });
          break;
        }
        take(conflict.current as LibraryPicture);
      }
    }
    set({ isSaving: false });
  }

  const saveNow = (): Promise<void> => {
    clearTimeout(timer);
    running ??= flush().finally(() => {
      running = undefined;
    });
    return running;
  };

  return {
    state: () => state,
    onChange(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** Shows the value at once; `saveNow` sends it. */
    change<Name extends FieldName>(name: Name, value: PictureFields[Name]) {
      set({ fields: { ...state.fields, [name]: value } });
    },
    saveNow,
    /** Saves after a pause in typing. */
    saveSoon() {
      clearTimeout(timer);
      timer = setTimeout(() => void saveNow(), savePause);
    },
    /** Whether closing the page now would lose what was typed or has to be chosen. */
    hasUnsaved: () => changed().length > 0 || Object.keys(state.conflicts).length > 0,
    /** What was read again since. */
    renew(current: LibraryPicture) {
      if (current.version > state.saved.version) take(current);
    },
    /** Ends a conflict of a field with one of both values. */
    choose<Name extends FieldName>(name: Name, value: PictureFields[Name]) {
      const { [name]: _, ...conflicts } = state.conflicts;
      set({ conflicts, fields: { ...state.fields, [name]: value } });
      return saveNow();
    },
  };
}

/** Pictures whose panel was closed before they could be saved, with what was typed. */
const unsaved = new Map<string, PictureSaver>();

/** A saver for a picture that is opened, with what could not be saved when it was closed. */
export function openSaver(picture: LibraryPicture, save: Save = savePicture): PictureSaver {
  const saver = unsaved.get(picture.id);
  saver?.renew(picture);
  return saver ?? createPictureSaver(picture, save);
}

/** Saves what was typed last, in a field that was never left. False where that failed: the words wait until the picture is opened again. */
export async function closeSaver(saver: PictureSaver): Promise<boolean> {
  const { id } = saver.state().saved;
  if (saver.hasUnsaved()) unsaved.set(id, saver);
  await saver.saveNow();
  if (saver.hasUnsaved()) return false;
  unsaved.delete(id);
  return true;
}

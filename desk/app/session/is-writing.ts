import { isText } from '../ui/focus-trail.ts';

/** Whether a text or a field has the focus: the next key writes in it. */
export const isWriting = (): boolean => document.activeElement !== null && isText(document.activeElement);

import type { PictureFields } from '#content/entities/library-picture.ts';
import type { FieldName } from './picture-saver.ts';

/** What fields are called in messages. */
export const fieldNames: Record<FieldName, string> = {
  title: 'Title',
  alt: 'Description',
  isDecorative: 'Decorative',
  caption: 'Caption',
  credits: 'Credit',
  focus: 'Focal point',
  crops: 'Crops',
  rights: 'Rights',
};

/** An act outside of text: saved at once, with a way back. */
export type PictureAct = <Name extends FieldName>(name: Name, value: PictureFields[Name]) => void;

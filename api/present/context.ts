import type { Directory } from '../memory/directory.ts';
import type { PresentImage } from './image.ts';

/** What presenting needs beside the row. */
export interface PresentContext {
  directory: Directory;
  image: PresentImage;
}

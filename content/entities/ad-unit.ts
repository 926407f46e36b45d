/** An ad place on the page, as its element carries it in data attributes. */
export interface AdUnit {
  slotName: string;
  instance: number;
  divId: string;
  disabled: boolean;
  cap: number;
}

export interface Edition {
  code: string;
}

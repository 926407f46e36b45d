/** A call as the client makes it. `npm run client` writes the table of the package from the document of the API. */
export interface Operation {
  method: string;
  /** With `{name}` for each parameter of the path. */
  path: string;
  /** Parameters that can only have one value. */
  fixed: Record<string, string>;
  /** Parameters that travel as headers. */
  headers: string[];
  staff: boolean;
}

export const operations: Record<string, Operation> = {};

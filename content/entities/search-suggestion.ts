import { z } from 'zod';

const searchSuggestion = z.object({ suggestion: z.string() });
export type SearchSuggestion = z.infer<typeof searchSuggestion>;

/** What the autocomplete call answers inside its envelope. */
export const searchSuggestions = z.object({ items: z.array(searchSuggestion) });
export type SearchSuggestions = z.infer<typeof searchSuggestions>;

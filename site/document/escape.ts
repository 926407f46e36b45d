const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  // As React writes it.
  "'": '&#x27;',
};

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
}

/** JSON that is safe inside a script element: without `<`, no text in it can close the element or open a comment. */
export function jsonForScript(value: unknown): string {
  return escapeJson(JSON.stringify(value));
}

export function escapeJson(text: string): string {
  return text.replaceAll('<', '\\u003c');
}

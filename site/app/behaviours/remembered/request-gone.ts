/** Of these paths, those without a story any more. The server stores nothing of the question. */
export async function requestGone(paths: readonly string[]): Promise<readonly string[]> {
  const response = await fetch('/reading-list/gone', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ paths }),
  });
  if (!response.ok) throw new Error(`The reading list could not be checked: ${response.status}`);
  const { data } = (await response.json()) as { data: { gone: string[] } };
  return data.gone;
}

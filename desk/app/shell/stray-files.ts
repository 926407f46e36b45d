const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer?.types.includes('Files') === true;

/** A file that is dropped where none belongs does nothing: the browser would open it in the place of the desk. */
export function ignoreStrayFiles(): () => void {
  const stop = new AbortController();
  const ignore = (event: DragEvent) => {
    if (event.defaultPrevented || !hasFiles(event)) return;
    event.preventDefault();
    if (event.dataTransfer) event.dataTransfer.dropEffect = 'none';
  };
  for (const name of ['dragover', 'drop'] as const) addEventListener(name, ignore, { signal: stop.signal });
  return () => stop.abort();
}

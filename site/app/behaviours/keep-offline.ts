/** Asks the service worker to store a story for offline reading; without a worker nothing happens. */
export function keepOffline({ url: path, title }: { url: string; title: string }): void {
  navigator.serviceWorker?.controller?.postMessage({ kind: 'keep', path, title, isSaved: true });
}

/** Stories that are done, or no longer on the list, are the first to go when space is short. */
export function markDone(path: string, isDone: boolean): void {
  navigator.serviceWorker?.controller?.postMessage({ kind: 'done', path, isDone });
}

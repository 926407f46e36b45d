/** Sends a tracking request with an invisible image, as ad servers expect. */
export function notifyServer(address: string): void {
  const picture = new Image(1, 1);
  picture.referrerPolicy = 'no-referrer-when-downgrade';
  picture.src = address;
}

/** One small picture that nobody sees: how ad servers are told, since before there was anything else. */
export function notifyServer(address: string): void {
  const picture = new Image(1, 1);
  picture.referrerPolicy = 'no-referrer-when-downgrade';
  picture.src = address;
}

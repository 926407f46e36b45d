function inWords(seconds: number): string {
  const minutes = Math.floor(seconds / 60);
  return minutes > 0 ? `${minutes} min ${seconds % 60} s` : `${seconds} s`;
}

export function progressLine(loaded: number, total: number, milliseconds: number): string {
  const words = `Loading Wavelength: ${loaded.toLocaleString('en-US')} of ${total.toLocaleString('en-US')} stories`;
  if (loaded === 0 || milliseconds === 0) return words;
  const perSecond = (loaded / milliseconds) * 1000;
  const left = Math.round((total - loaded) / perSecond);
  const rate = `${Math.round(perSecond).toLocaleString('en-US')} a second`;
  return left > 0 ? `${words}, ${rate}, ${inWords(left)} to go` : `${words}, ${rate}`;
}

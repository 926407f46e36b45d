const rate = 44_100;
/** Nothing begins or ends with a click. */
const fade = 0.05;

/** A sound as a WAV file: mono, 16 bit. */
export function waveFile(sound: (second: number) => number, seconds: number): Buffer {
  const count = Math.round(seconds * rate);
  const file = Buffer.alloc(44 + count * 2);
  file.write('RIFF', 0);
  file.writeUInt32LE(36 + count * 2, 4);
  file.write('WAVEfmt ', 8);
  file.writeUInt32LE(16, 16);
  file.writeUInt16LE(1, 20);
  file.writeUInt16LE(1, 22);
  file.writeUInt32LE(rate, 24);
  file.writeUInt32LE(rate * 2, 28);
  file.writeUInt16LE(2, 32);
  file.writeUInt16LE(16, 34);
  file.write('data', 36);
  file.writeUInt32LE(count * 2, 40);
  for (let index = 0; index < count; index++) {
    const second = index / rate;
    const edge = Math.min(1, second / fade, (seconds - second) / fade);
    const value = Math.max(-1, Math.min(1, sound(second) * edge));
    file.writeInt16LE(Math.round(value * 32_767), 44 + index * 2);
  }
  return file;
}

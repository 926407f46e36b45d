/** Powers of 2 in the field of 256 elements with the polynomial 0x11d, and their logarithms. */
const powers = new Uint8Array(510);
const logarithms = new Uint8Array(256);
for (let exponent = 0, value = 1; exponent < 255; exponent += 1) {
  powers[exponent] = value;
  powers[exponent + 255] = value;
  logarithms[value] = exponent;
  value = value < 128 ? value * 2 : (value * 2) ^ 0x11d;
}

function multiply(a: number, b: number): number {
  return a === 0 || b === 0 ? 0 : (powers[(logarithms[a] ?? 0) + (logarithms[b] ?? 0)] ?? 0);
}

/** Coefficients of the generator polynomial, without the leading 1. */
function generator(length: number): number[] {
  let polynomial = [1];
  for (let root = 0; root < length; root += 1)
    polynomial = [...polynomial, 0].map(
      (value, index) => value ^ multiply(polynomial[index - 1] ?? 0, powers[root] ?? 0),
    );
  return polynomial.slice(1);
}

/** Reed-Solomon: the remainder of the data, divided by the generator polynomial. */
export function correctionCodewords(data: readonly number[], length: number): number[] {
  const divisor = generator(length);
  let remainder: number[] = new Array(length).fill(0);
  for (const value of data) {
    const factor = value ^ (remainder[0] ?? 0);
    remainder = [...remainder.slice(1), 0].map((rest, index) => rest ^ multiply(divisor[index] ?? 0, factor));
  }
  return remainder;
}

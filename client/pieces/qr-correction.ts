// Reed-Solomon codewords over the field of 256 elements that QR codes use (x⁸ + x⁴ + x³ + x² + 1).

const EXP: number[] = [];
const LOG: number[] = [];
for (let i = 0, x = 1; i < 255; i++) {
  EXP[i] = x;
  LOG[x] = i;
  x = (x << 1) ^ (x >>> 7 === 1 ? 0x11d : 0);
}

const times = (a: number, b: number): number => (a === 0 || b === 0 ? 0 : EXP[(LOG[a] + LOG[b]) % 255]);

/** (x + 1)(x + α)(x + α²)…, without its leading 1. */
const generatorOf = (degree: number): readonly number[] => {
  let factors: readonly number[] = [1];
  for (let i = 0; i < degree; i++)
    factors = [...factors, 0].map((factor, at) => factor ^ (at > 0 ? times(factors[at - 1], EXP[i]) : 0));
  return factors.slice(1);
};

/** The remainder of the data by the generator: with it behind them, damaged data can be restored. */
export const errorCorrection = (data: readonly number[], length: number): readonly number[] => {
  const generator = generatorOf(length);
  let rest: readonly number[] = Array.from({ length }, () => 0);
  for (const codeword of data) {
    const factor = codeword ^ rest[0];
    rest = [...rest.slice(1), 0].map((value, i) => value ^ times(generator[i], factor));
  }
  return rest;
};

/** The seeded generator behind the art: md5 of a name seeds a Mersenne Twister, so every screen draws the same flower. */

const SHIFTS = [7, 12, 17, 22, 5, 9, 14, 20, 4, 11, 16, 23, 6, 10, 15, 21];
const SINES = Array.from({ length: 64 }, (_, i) => Math.floor(Math.abs(Math.sin(i + 1)) * 2 ** 32) >>> 0);

/** First four bytes of the md5 of a text, read as one big-endian number. */
export function md5Head(text: string): number {
  const bytes = [...new TextEncoder().encode(text)];
  const bitLength = bytes.length * 8;
  bytes.push(0x80);
  while (bytes.length % 64 !== 56) bytes.push(0);
  for (let i = 0; i < 8; i++) bytes.push(i < 4 ? (bitLength >>> (8 * i)) & 255 : 0);
  let [a0, b0, c0, d0] = [0x67452301, 0xefcdab89, 0x98badcfe, 0x10325476];
  for (let chunk = 0; chunk < bytes.length; chunk += 64) {
    const word = (i: number): number =>
      bytes[chunk + 4 * i]! |
      (bytes[chunk + 4 * i + 1]! << 8) |
      (bytes[chunk + 4 * i + 2]! << 16) |
      (bytes[chunk + 4 * i + 3]! << 24);
    let [a, b, c, d] = [a0, b0, c0, d0];
    for (let i = 0; i < 64; i++) {
      const round = i >> 4;
      let mix: number;
      let g: number;
      if (round === 0) [mix, g] = [(b & c) | (~b & d), i];
      else if (round === 1) [mix, g] = [(d & b) | (~d & c), (5 * i + 1) % 16];
      else if (round === 2) [mix, g] = [b ^ c ^ d, (3 * i + 5) % 16];
      else [mix, g] = [c ^ (b | ~d), (7 * i) % 16];
      const sum = (mix + a + SINES[i]! + word(g)) | 0;
      const shift = SHIFTS[round * 4 + (i % 4)]!;
      [a, d, c, b] = [d, c, b, (b + ((sum << shift) | (sum >>> (32 - shift)))) | 0];
    }
    [a0, b0, c0, d0] = [(a0 + a) | 0, (b0 + b) | 0, (c0 + c) | 0, (d0 + d) | 0];
  }
  return (((a0 & 255) << 24) | (((a0 >>> 8) & 255) << 16) | (((a0 >>> 16) & 255) << 8) | ((a0 >>> 24) & 255)) >>> 0;
}

const N = 624;

/** Mersenne Twister seeded with one number; the same stream as the drawing code the shapes were designed with. */
export class Random {
  private readonly state = new Uint32Array(N);
  private index = N;

  constructor(seed: number) {
    const s = this.state;
    s[0] = 19650218;
    for (let i = 1; i < N; i++) s[i] = Math.imul(1812433253, s[i - 1]! ^ (s[i - 1]! >>> 30)) + i;
    let i = 1;
    for (let k = 0; k < N; k++) {
      s[i] = (s[i]! ^ Math.imul(s[i - 1]! ^ (s[i - 1]! >>> 30), 1664525)) + seed;
      if (++i >= N) [s[0], i] = [s[N - 1]!, 1];
    }
    for (let k = 0; k < N - 1; k++) {
      s[i] = (s[i]! ^ Math.imul(s[i - 1]! ^ (s[i - 1]! >>> 30), 1566083941)) - i;
      if (++i >= N) [s[0], i] = [s[N - 1]!, 1];
    }
    s[0] = 0x80000000;
  }

  static of(name: string): Random {
    return new Random(md5Head(name));
  }

  private word(): number {
    const s = this.state;
    if (this.index >= N) {
      for (let k = 0; k < N; k++) {
        const y = (s[k]! & 0x80000000) | (s[(k + 1) % N]! & 0x7fffffff);
        s[k] = s[(k + 397) % N]! ^ (y >>> 1) ^ (y & 1 ? 0x9908b0df : 0);
      }
      this.index = 0;
    }
    let y = s[this.index++]!;
    y ^= y >>> 11;
    y ^= (y << 7) & 0x9d2c5680;
    y ^= (y << 15) & 0xefc60000;
    return (y ^ (y >>> 18)) >>> 0;
  }

  random(): number {
    const a = this.word() >>> 5;
    const b = this.word() >>> 6;
    return (a * 67108864 + b) / 9007199254740992;
  }

  uniform(low: number, high: number): number {
    return low + (high - low) * this.random();
  }

  choice<T>(items: readonly T[]): T {
    const bits = 32 - Math.clz32(items.length);
    let r = this.word() >>> (32 - bits);
    while (r >= items.length) r = this.word() >>> (32 - bits);
    return items[r]!;
  }
}

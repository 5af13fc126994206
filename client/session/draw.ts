import { type Draw, drawMessage, fractionOf } from '@showboat/engine';

const bytesOf = (hex: string): Uint8Array<ArrayBuffer> => {
  if (!/^(?:[0-9a-f]{2})+$/i.test(hex)) throw new Error(`not hex: ${hex}`);
  return Uint8Array.from({ length: hex.length / 2 }, (_, i) => Number.parseInt(hex.slice(2 * i, 2 * i + 2), 16));
};

/**
 * The number that decides a draw, like the engine's `drawFraction` but with the browser's own HMAC. That exists only on https and on
 * localhost: elsewhere ours is loaded.
 */
export const drawHere = async (draw: Draw): Promise<number> => {
  const subtle: SubtleCrypto | undefined = globalThis.crypto?.subtle;
  if (!subtle) return (await import('@showboat/engine/sealed-chance')).drawFraction(draw);
  const key = await subtle.importKey('raw', bytesOf(draw.seed), { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);
  return fractionOf(new Uint8Array(await subtle.sign('HMAC', key, new TextEncoder().encode(drawMessage(draw)))));
};

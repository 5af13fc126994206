import * as v from 'valibot';
import { Instant, Label, Name } from './text';

/** How a token came about. */
export const TOKEN_ORIGINS = ['first', 'program', 'code', 'passkey'] as const;
export type TokenOrigin = (typeof TOKEN_ORIGINS)[number];

export const NewPlayer = v.strictObject({ name: Name });
export const Renamed = NewPlayer;
export const NewToken = v.strictObject({ label: Label });

export const PlayerWithToken = v.object({ id: v.string(), name: v.string(), token: v.string() });
export const Player = v.object({ id: v.string(), name: v.string(), createdAt: Instant });
export type Player = v.InferOutput<typeof Player>;

export const TokenMade = v.object({ id: v.string(), label: v.string(), token: v.string() });
export const TokenList = v.object({
  tokens: v.array(
    v.object({ id: v.string(), label: v.string(), createdAt: Instant, origin: v.picklist(TOKEN_ORIGINS), isThis: v.boolean() }),
  ),
});

import type { JSX } from 'preact';
import { TILE_BY_ID, stockOf, tilesToCome } from '../../game';
import { laterPhrases } from '../later-phrases';
import { PawnMark, type TableProps } from '../pieces';
import { SmallTile, wordsOfTile } from './small-tile';
import './tiles-to-come.css';

/** The stack is a set: which tiles may still come is public, their order is unknown. */
export const TilesToCome = ({ planner, words }: TableProps): JSX.Element | null => {
  const state = planner.frame.state.value;
  const phrases = laterPhrases(words.language)?.tiles;
  if (!phrases) return null;
  const left = state.stack.flatMap((id) => TILE_BY_ID.get(id) ?? []);
  if (left.length === 0) return <p>{phrases.none}</p>;
  return (
    <>
      <p class="note">{phrases.note(tilesToCome(state), left.length)}</p>
      <ul class="tiles-to-come">
        {left.map((tile) => (
          <li key={tile.id}>
            <SmallTile tile={tile} options={state.options} />
            <span>
              {Array.from({ length: stockOf(state.options, tile.id) }, (_, i) => (
                <svg key={i} width="12" height="15" viewBox="-8 -11 16 22" aria-hidden="true">
                  <PawnMark />
                </svg>
              ))}
              {wordsOfTile(state.options, tile, phrases).join(', ')}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
};

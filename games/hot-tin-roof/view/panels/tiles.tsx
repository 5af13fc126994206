import type { JSX } from 'preact';
import { type State, type Tile, boardIn } from '../../game';
import { HomeTileIcon } from '../pieces';
import { abbreviate } from '../quarter/scene';
import type { TableProps } from '../table-props';
import './tiles.css';

const TileList = ({
  state,
  tiles,
  words,
}: Pick<TableProps, 'words'> & { readonly state: State; readonly tiles: readonly Tile[] }): JSX.Element => {
  const board = boardIn(state);
  return (
    <ul class="htr-tiles">
      {tiles.map((tile) => {
        const [a, b] = board.tileEnds[tile];
        const name = `${words.nameRoof(state, a)} – ${words.nameRoof(state, b)}`;
        return (
          <li key={tile}>
            <span role="img" aria-label={name} title={name}>
              <HomeTileIcon a={a} b={b} abbrA={abbreviate(words, state, a)} abbrB={abbreviate(words, state, b)} size={72} />
            </span>
          </li>
        );
      })}
    </ul>
  );
};

/** Home tiles that may still come, and used ones: public information. */
export const Tiles = ({ planner, phrases, words }: Pick<TableProps, 'planner' | 'phrases' | 'words'>): JSX.Element => {
  const state = planner.frame.state.value;
  const { tiles } = phrases.panels;
  return (
    <div class="htr-tiles-page">
      <p class="note">{tiles.help}</p>
      <h3>{tiles.stack(state.stack.length)}</h3>
      <TileList state={state} tiles={state.stack} words={words} />
      <h3>{tiles.used(state.discards.length)}</h3>
      <TileList state={state} tiles={state.discards} words={words} />
    </div>
  );
};

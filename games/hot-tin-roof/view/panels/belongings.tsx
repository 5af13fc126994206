import type { Seat } from '@showboat/engine';
import type { JSX } from 'preact';
import { IN_HAND, POSES } from '../../game';
import { CanIcon, CatIcon, FishIcon, StockIcon } from '../pieces';
import { DRAWN_POSES } from '../quarter/cats';
import type { TableProps } from '../table-props';
import './belongings.css';

type Props = Pick<TableProps, 'planner' | 'phrases'> & { readonly seat: Seat };

/** Catwalks and shelters that a seat still has. */
export const Stock = ({ planner, phrases, seat }: Props): JSX.Element => {
  const { catwalks, deluxe, shelters } = planner.frame.state.value.players[seat];
  const { players } = phrases.panels;
  return (
    <p class="htr-stock">
      <span role="img" aria-label={players.catwalks(catwalks)} title={players.catwalks(catwalks)}>
        <StockIcon kind="catwalk" size={18} />
        {catwalks}
      </span>
      {deluxe > 0 && (
        <span role="img" aria-label={players.deluxe} title={players.deluxe}>
          <StockIcon kind="deluxe" size={18} />
          {deluxe}
        </span>
      )}
      <span role="img" aria-label={players.shelters(shelters)} title={players.shelters(shelters)}>
        <StockIcon kind="shelter" size={18} />
        {shelters}
      </span>
    </p>
  );
};

/** What the person here owns, where no path is planned. */
export const Belongings = (props: Props): JSX.Element => {
  const { planner, phrases, seat } = props;
  const { cans, fish, cats } = planner.frame.state.value.players[seat];
  const { players, dock } = phrases.panels;
  return (
    <section class="htr-own">
      <h2>{dock.own}</h2>
      <p class="htr-purse">
        <span role="img" aria-label={players.cans(cans)}>
          <CanIcon size={34} />
          <b>{cans}</b>
        </span>
        <span role="img" aria-label={players.fish(fish)}>
          <FishIcon size={34} />
          <b>{fish}</b>
        </span>
      </p>
      <div class="htr-own-hand">
        {POSES.map(
          (pose, i) =>
            cats[2 * i] === IN_HAND && (
              <span key={pose}>
                <CatIcon seat={seat} pose={DRAWN_POSES[pose]} size={34} />
                <CatIcon seat={seat} pose={DRAWN_POSES[pose]} size={34} />
              </span>
            ),
        )}
        <Stock {...props} />
      </div>
    </section>
  );
};

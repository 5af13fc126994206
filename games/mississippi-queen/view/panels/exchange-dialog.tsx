import { Dialog, Icon } from '@showboat/ui';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { FULL_COAL, type ShipId, isRose } from '../../game';
import type { LaterPhrases } from '../../words/words';
import { laterPhrases } from '../later-phrases';
import type { Exchange } from '../planner/planner';
import { Badge, type TableProps, lumpPath, shipName } from '../pieces';
import './exchange-dialog.css';

const LUMP = lumpPath(9);

const Bunker = ({
  id,
  before,
  after,
  phrases,
  say,
}: {
  readonly id: ShipId;
  /** `undefined` for the Rose: she always has some. */
  readonly before: number | undefined;
  readonly after: number | undefined;
  readonly say: LaterPhrases['exchange']['bunker'];
} & Pick<TableProps, 'phrases'>): JSX.Element => {
  const name = shipName(phrases, id);
  const said = say(name, String(before ?? '∞'), String(after ?? '∞'));
  const kindOf = (lump: number): string => {
    if (before === undefined || after === undefined) return 'stays';
    if (lump <= Math.min(before, after)) return 'stays';
    return lump <= after ? 'comes' : lump <= before ? 'goes' : 'none';
  };
  return (
    <div class="bunker" role="img" aria-label={said}>
      <Badge id={id} size={34} />
      <b class="display">{name}</b>
      <svg viewBox="0 0 144 24" aria-hidden="true">
        {Array.from({ length: FULL_COAL }, (_, i) => (
          <path key={i} class={`bunker-lump ${kindOf(i + 1)}`} transform={`translate(${12 + i * 24},12)`} d={LUMP} />
        ))}
      </svg>
      <span class="bunker-count">{before === after ? (before ?? '∞') : `${before} → ${after}`}</span>
    </div>
  );
};

/** Who with, and how much to give or take: only what the rules list can be chosen. */
export const ExchangeDialog = ({ planner, phrases, words }: TableProps): JSX.Element | null => {
  const exchanges = planner.exchanges.value;
  const partners = [...new Set(exchanges.map(({ ship }) => ship))];
  const [chosen, setChosen] = useState<ShipId | undefined>(undefined);
  const [coal, setCoal] = useState(0);
  const wheels = planner.wheels.value;
  const exchange = laterPhrases(words.language)?.exchange;
  if (!planner.held.value.isExchanging || !wheels || !exchange || partners.length === 0) return null;
  const partner = chosen !== undefined && partners.includes(chosen) ? chosen : partners[0];
  const amounts = [...new Set([0, ...exchanges.filter(({ ship }) => ship === partner).map((one) => one.coal)])].sort(
    (a, b) => a - b,
  );
  const index = Math.max(0, amounts.indexOf(amounts.includes(coal) ? coal : 0));
  const amount = amounts[index];
  const choice: Exchange | undefined = exchanges.find((one) => one.ship === partner && one.coal === amount);
  const other = planner.frame.state.value.ships.find(({ id }) => id === partner);
  const theirs = !other || isRose(other) ? undefined : other.coal;
  const name = shipName(phrases, partner);
  const said = amount === 0 ? exchange.none : amount > 0 ? exchange.give(amount, name) : exchange.take(-amount, name);
  const shift = (by: number): void => setCoal(amounts[Math.max(0, Math.min(amounts.length - 1, index + by))]);
  const close = (done: Exchange | undefined): void => {
    setCoal(0);
    planner.exchange(done);
  };
  return (
    <Dialog
      title={exchange.title}
      onClose={() => close(undefined)}
      actions={
        <>
          <button type="button" class="btn" onClick={() => close(undefined)}>
            {exchange.cancel}
          </button>
          <button type="button" class="btn primary" disabled={!choice} onClick={() => close(choice)}>
            {said}
          </button>
        </>
      }
    >
      <div class="exchange">
        {partners.length > 1 && (
          <fieldset class="exchange-partners">
            <legend class="note">{exchange.with}</legend>
            {partners.map((id) => (
              <label key={id} class="btn">
                <input
                  type="radio"
                  name="exchange-partner"
                  checked={id === partner}
                  onChange={() => {
                    setChosen(id);
                    setCoal(0);
                  }}
                />
                <Badge id={id} size={26} />
                {shipName(phrases, id)}
              </label>
            ))}
          </fieldset>
        )}
        <Bunker
          id={wheels.ship}
          before={wheels.coal}
          after={wheels.coal === undefined ? undefined : wheels.coal - amount}
          phrases={phrases}
          say={exchange.bunker}
        />
        <div class="exchange-amount">
          <button type="button" class="btn icon" aria-label={exchange.less} disabled={index === 0} onClick={() => shift(-1)}>
            <Icon name="minus" />
          </button>
          <input
            type="range"
            min={0}
            max={amounts.length - 1}
            value={index}
            aria-label={exchange.amount}
            aria-valuetext={said}
            onInput={(event) => setCoal(amounts[Number(event.currentTarget.value)])}
          />
          <button
            type="button"
            class="btn icon"
            aria-label={exchange.more}
            disabled={index === amounts.length - 1}
            onClick={() => shift(1)}
          >
            <Icon name="plus" />
          </button>
        </div>
        <Bunker
          id={partner}
          before={theirs}
          after={theirs === undefined ? undefined : theirs + amount}
          phrases={phrases}
          say={exchange.bunker}
        />
      </div>
    </Dialog>
  );
};

import type { Heading } from '@showboat/engine';
import { Icon } from '@showboat/ui';
import type { JSX } from 'preact';
import { formatPlace } from '../../game';
import { Badge, type TableProps, shipName } from '../pieces';
import { PlannerKey } from './keys';
import { Offers, WhyNot } from './offers';
import { situationOf } from './situation';

/** Three above, three below, each where it points on the chart. */
const COMPASS = [5, 0, 1, 4, 3, 2] as const satisfies readonly Heading[];

/** The answers to what the planner asks, as buttons: the same as the marks on the river. */
const HeadingKeys = ({ planner, phrases }: Pick<TableProps, 'planner' | 'phrases'>): JSX.Element | null => {
  const asked = planner.asked.value;
  if (!asked) return null;
  const name = shipName(phrases, asked.ship);
  return (
    <div class="heading-keys">
      {COMPASS.map((heading) => {
        const way = asked.ways.find((one) => one.heading === heading);
        if (!way) return <span key={heading} />;
        const side = phrases.board.ways[heading];
        const isPush = asked.kind === 'push';
        const place = isPush && way.place !== undefined ? formatPlace(way.place) : undefined;
        const said = !isPush
          ? phrases.board.pointTo(name, side)
          : way.refusal || place === undefined
            ? phrases.board.pushBarred(name, side)
            : phrases.board.pushTo(name, place);
        return (
          <button
            key={heading}
            type="button"
            class="btn key"
            data-heading={heading}
            aria-label={said}
            aria-disabled={way.refusal !== undefined}
            onClick={() => planner.answer(heading)}
          >
            <span class="heading-arrow" style={{ transform: `rotate(${heading * 60}deg)` }}>
              <Icon name="ahead" size={24} width={2.6} />
            </span>
            {place !== undefined && <span>{place}</span>}
          </button>
        );
      })}
    </div>
  );
};

/** A question with its answers beside it. */
export const Question = (props: TableProps): JSX.Element | null => {
  const { planner, phrases } = props;
  const situation = situationOf(planner);
  const { dock } = phrases;
  if (!('ship' in situation)) return null;
  const ship = shipName(phrases, situation.ship);
  const [title, help] = {
    push: [dock.push(ship), dock.pushHelp],
    align: [dock.align(ship), dock.alignHelp],
    place: [dock.place(ship), dock.alignHelp],
    offered: [dock.offered(ship), ''],
  }[situation.kind];
  return (
    <>
      <div class="dock-question">
        <h2 class="dock-title">
          <Badge id={situation.ship} size={34} />
          <span>{title}</span>
        </h2>
        {help !== '' && <p class="note">{help}</p>}
        <WhyNot {...props} />
      </div>
      <div class="dock-answers">
        {situation.kind === 'offered' ? <Offers {...props} /> : <HeadingKeys planner={planner} phrases={phrases} />}
        {planner.isOpen('undo') && <PlannerKey {...props} command="undo" />}
      </div>
    </>
  );
};

export const Stuck = (props: TableProps): JSX.Element => (
  <>
    <div class="dock-question">
      <h2 class="dock-title">{props.phrases.dock.stuck}</h2>
      <p class="note">{props.phrases.dock.stuckHelp}</p>
      <WhyNot {...props} />
    </div>
    <div class="dock-answers">
      <PlannerKey {...props} command="end" kind="main" />
    </div>
  </>
);

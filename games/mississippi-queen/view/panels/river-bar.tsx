import { type CameraHandle, covered } from '@showboat/ui';
import type { JSX } from 'preact';
import { NOWHERE, PASSENGERS, type Ship, type State, isRose } from '../../game';
import { laterPhrases } from '../later-phrases';
import { pointOf } from '../layout';
import { Badge, Pawn, SHIPS, type TableProps, bunkerOf, shipName } from '../pieces';
import { courseOf, spaced } from './course';
import './river-bar.css';

const WIDTHS = { wide: 78, phone: 62 } as const;
/** What the start and the pier take at the ends. */
const ENDS = 26;

const hasBerths = (state: State, ship: Ship): boolean => state.options.mode === 'passengers' && !isRose(ship);

/** All ships on one line from the start to the pier, with passengers and coal. A press shows that ship. */
export const RiverBar = ({
  planner,
  phrases,
  words,
  camera,
}: TableProps & { readonly camera: CameraHandle }): JSX.Element | null => {
  const said = laterPhrases(words.language);
  const { frame } = planner;
  const state = frame.state.value;
  const layout = frame.layout.value;
  const { top, left, right } = covered.value ?? { top: 0, left: 0, right: 0 };
  if (!said || top === 0) return null;
  const { tiles, known, marks } = courseOf(state);
  const whole = camera.view.value.width * camera.lens.value.scale - 2 * ENDS;
  const width = Math.min(WIDTHS[layout], whole / marks.length);
  const isTight = width < WIDTHS[layout];
  const room = whole - width;
  const places = spaced(
    marks.map(({ along }) => along),
    room,
    width,
  );
  const say = (ship: Ship): string =>
    ship.status === 'landed'
      ? said.bar.landed(shipName(phrases, ship.id), ship.place)
      : said.bar.ship(
          shipName(phrases, ship.id),
          words.notePlace(state, ship),
          hasBerths(state, ship) ? ship.aboard.length : undefined,
          bunkerOf(ship),
        );
  const end = tiles - 1;
  return (
    <section
      class={`river-bar ${layout}${isTight ? ' tight' : ''}`}
      style={{ top: `${top - 8}px`, left: `${left + (layout === 'wide' ? 8 : 0)}px`, right: `${right}px` }}
      aria-label={said.bar.title}
    >
      <div class="river-bar-line" style={{ left: `${ENDS}px`, right: `${ENDS}px` }} aria-hidden="true">
        <i class="known" style={{ width: `${(100 * known) / tiles}%` }} />
        {Array.from({ length: end }, (_, i) => (
          <i key={i} class="tick" style={{ left: `${(100 * (i + 1)) / tiles}%` }} />
        ))}
        {marks.map(({ ship, along }) => (
          <i key={ship.id} class="dot" style={{ left: `${100 * along}%`, background: SHIPS[ship.id].hull }} />
        ))}
      </div>
      <svg class="river-bar-pier" viewBox="0 0 22 22" width="22" height="22" aria-hidden="true">
        <path d="M3,19V7H19V19M3,11H19M7,11V19M11,11V19M15,11V19" />
        <path class="flag" d="M11,7V1L17,3L11,5" />
      </svg>
      <ol>
        {marks.map(({ ship }, i) => (
          <li key={ship.id} style={{ transform: `translateX(${(places[i] + ENDS).toFixed(1)}px)`, width: `${width}px` }}>
            <button
              type="button"
              tabIndex={-1}
              aria-label={say(ship)}
              title={say(ship)}
              class={ship.seat === frame.self.value ? 'own' : undefined}
              disabled={ship.at === NOWHERE}
              onClick={() => camera.lookAt(pointOf(state.river, ship.at))}
            >
              <Badge id={ship.id} size={layout === 'wide' ? 22 : 19} />
              {hasBerths(state, ship) && (
                <span class="aboard">
                  {Array.from({ length: isTight ? ship.aboard.length : PASSENGERS }, (_, berth) => (
                    <Pawn key={berth} isAboard={berth < ship.aboard.length} size={layout === 'wide' ? 12 : 8} />
                  ))}
                </span>
              )}
              {ship.status === 'sailing' && <span class="coal">{bunkerOf(ship)}</span>}
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
};

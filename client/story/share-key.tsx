import { useSignal } from '@preact/signals';
import type { GameWords, OptionValues, Seat } from '@showboat/engine';
import type { PlayerInfo, TableParts } from '@showboat/ui';
import type { Course, GameStory, StoryWords } from '@showboat/ui/story';
import type { FunctionComponent, JSX } from 'preact';
import { messages } from '../messages';
import type { StoryMessages } from '../messages/load';
import { Sign } from '../pieces/sign';
import { downloadBlob } from '../shell/download';
import type { Marked } from './course-chart';
import { type ToldGame, nameForAll } from './told';

export interface ShareKeyProps<State, Move, Options extends OptionValues> {
  readonly told: ToldGame<State, Move, Options>;
  readonly words: GameWords<State, Move>;
  readonly tale: GameStory | undefined;
  readonly course: Course | undefined;
  readonly parts: TableParts;
  readonly marked: readonly Marked[];
  readonly figures: StoryWords['figures'];
  readonly openEnd: () => TableParts;
}

/** Whoever gets the picture need not know more of anybody. */
export const firstName = (name: string): string => name.trim().split(/\s+/)[0] ?? '';

export interface Caption {
  readonly title: string;
  readonly line: string;
  readonly winner: Seat;
}

/** Who won, as the picture says it: the piece where pieces have names, and in whose hands. "You" is nobody to others. */
export const captionOf = (
  places: readonly number[],
  players: readonly PlayerInfo[],
  pieceOf: (seat: Seat) => string,
  hasShips: boolean,
  said: StoryMessages,
): Caption => {
  const order = players.map((_, seat) => seat).sort((a, b) => places[a] - places[b]);
  const name = (seat: Seat): string => firstName(nameForAll(players, seat, pieceOf(seat)));
  const isNamed = (seat: Seat): boolean => nameForAll(players, seat, '') !== '';
  const winners = order.filter((seat) => places[seat] === 1);
  const [winner, ...others] = order;
  if (winners.length !== 1)
    return { title: winners.length === 0 ? said.nobody : said.shareTogether, line: order.map(name).join(', '), winner };
  const behind = others.map(name);
  const isSaid = hasShips && isNamed(winner);
  return {
    title: said.shareWins(hasShips ? pieceOf(winner) : name(winner)),
    line: isSaid ? said.before(name(winner), behind) : said.beforeThem(behind),
    winner,
  };
};

type Sharing = 'ready' | 'drawing' | 'failed';

/** A picture of the story: handed to the system where it takes pictures, else saved. */
export const ShareKey = <State, Move, Options extends OptionValues>({
  told,
  words,
  tale,
  course,
  parts,
  marked,
  figures,
  openEnd,
}: ShareKeyProps<State, Move, Options>): JSX.Element => {
  const { story: said } = messages.value;
  const sharing = useSignal<Sharing>('ready');
  const draw = async (): Promise<File> => {
    const { players, outcome, history, marks } = told;
    const pieceOf = (seat: Seat): string => words.nameSeat(history.states[0], seat);
    const { title, line, winner } = captionOf(outcome.places, players.value, pieceOf, !words.withNames, said);
    const [{ drawPicture }, { PictureStage }] = await Promise.all([import('./draw-picture'), import('./share-picture')]);
    const end = tale?.Whole ? undefined : openEnd();
    const Board: FunctionComponent = tale?.Whole ?? end?.Board ?? parts.Board;
    const picture = await drawPicture(
      <PictureStage
        {...{ title, line, figures, course, marked, parts, Board }}
        game={words.title}
        Mark={tale?.Mark}
        who={marks[winner]}
        site={location.host}
      />,
    );
    end?.close();
    return new File([picture], `${told.view.game.id}.png`, { type: 'image/png' });
  };
  const share = async (): Promise<void> => {
    sharing.value = 'drawing';
    try {
      const file = await draw();
      const files = { files: [file], title: words.title };
      if (navigator.canShare?.(files)) await navigator.share(files).catch(() => undefined);
      else downloadBlob(file.name, file);
      sharing.value = 'ready';
    } catch {
      sharing.value = 'failed';
    }
  };
  return (
    <>
      <button type="button" class="btn" disabled={sharing.value === 'drawing'} onClick={() => void share()}>
        <Sign name="share" size={18} />
        {sharing.value === 'drawing' ? said.sharing : said.share}
      </button>
      {sharing.value === 'failed' && (
        <p class="problem" role="alert">
          {said.shareFailed}
        </p>
      )}
    </>
  );
};

import { useSignal } from '@preact/signals';
import { type OptionValues, type Seat, roundOf, statesFrom } from '@showboat/engine';
import { callPlayers, type TableParts } from '@showboat/ui';
import type { StoryAward } from '@showboat/ui/story';
import type { ComponentChildren, JSX } from 'preact';
import { useCallback, useEffect, useMemo } from 'preact/hooks';
import { messages } from '../messages';
import { Sign } from '../pieces/sign';
import { pointsOf } from '../replay/review-data';
import { openStill } from '../replay/still';
import { isTextMode } from '../settings/settings';
import { downloadGame } from '../share/export';
import { nameLevel } from '../shell/level-name';
import { Page } from '../shell/page';
import { createLog } from '../table/log';
import { Awards } from './awards';
import { CardList } from './card-list';
import { cardsOf } from './cards';
import { ChartPanel } from './chart-panel';
import { luckiestSeat } from './looking-back';
import { Places } from './places';
import { wordsOfPoints } from './points-words';
import { prospectsCourse } from './prospects';
import { ShareKey } from './share-key';
import { StillBoard } from './still-board';
import { StoryHead, headlineOf } from './story-head';
import type { StorySpoken, ToldGame } from './told';
import './story.css';

export interface StoryViewProps<State, Move, Options extends OptionValues> {
  readonly told: ToldGame<State, Move, Options>;
  readonly spoken: StorySpoken<State, Move>;
  /** At the right of the headline: once more. */
  readonly keys: ComponentChildren;
  readonly seal: ComponentChildren;
  /** More ways on from here. */
  readonly children?: ComponentChildren;
  readonly onReplay: (from: number) => void;
}

const nothing = (): undefined => undefined;

/** The story of a game on one page. */
export const StoryView = <State, Move, Options extends OptionValues>({
  told,
  spoken,
  keys,
  seal,
  children,
  onReplay,
}: StoryViewProps<State, Move, Options>): JSX.Element => {
  const { story: said } = messages.value;
  const { view, history, outcome, players, self, marks, review, played } = told;
  const { game } = view;
  const call = useMemo(() => callPlayers(players), [players]);
  const words = useMemo(() => spoken.words.withNames?.(call) ?? spoken.words, [spoken, call]);
  const tale = useMemo(() => spoken.teller?.tell({ history, call }), [told, spoken, call]);
  const end = history.moves.length;

  const open = useCallback(
    (index: number): TableParts => {
      const upTo = { states: history.states.slice(0, index + 1), moves: history.moves.slice(0, index), undone: [] };
      return openStill(view, words, upTo, players, (tale?.lookAt ?? nothing)(index));
    },
    [told, words, tale],
  );
  const parts = useMemo(() => open(end), [open]);
  useEffect(() => () => parts.close(), [parts]);
  const openEnd = useCallback(() => open(end), [open]);

  // It takes a few seconds, and most of the page does not wait for it.
  useEffect(() => void review.start(), [review]);
  const state = review.state.value;
  const found = state.kind === 'done' ? state.review : undefined;

  const name = (seat: Seat): string => {
    const own = words.nameSeat(history.states[0], seat);
    return words.withNames ? call(seat, own) : own;
  };
  const roundAt = (index: number): number => roundOf(game, history.states[index]);
  const course = useMemo(() => tale?.course ?? (found && prospectsCourse(found, marks, roundAt)), [tale, found]);
  const telling = useMemo(() => {
    if (!course) return undefined;
    const general = wordsOfPoints({ course, places: outcome.places, name }, said);
    const plain = tale
      ? general
      : { ...general, title: said.prospects, sentence: words.sayEnding(outcome.ending), second: undefined };
    return { ...plain, ...tale };
  }, [course, tale, said, words]);

  const winners = outcome.places.flatMap((place, seat) => (place === 1 ? [seat] : []));
  const cards = useMemo(
    () =>
      cardsOf<Move>({
        moments: tale?.moments ?? [],
        review: found,
        self,
        winner: winners.length === 1 ? winners[0] : undefined,
        said,
        say: (index, moves) => {
          // What somebody did; what others got by it is told by the log.
          const states = statesFrom(game, history.states[index], moves);
          const [line] = createLog(game, words).tell(states, moves);
          return line ? words.joinPhrases(line.who, line.phrases) : '';
        },
        name,
        roundAt,
        isChoice: (index) => game.legalMoves(history.states[index]).length > 1,
      }),
    [tale, found, words, said],
  );
  const columnOf = (index: number): number => Math.max(0, course?.ends.findIndex((count) => index <= count) ?? 0);
  const marked = cards.map((card, i) => ({ number: i + 1, column: columnOf(card.index), seat: card.seat }));

  const lucky = found && luckiestSeat(found);
  const awards: readonly StoryAward[] = [
    ...(tale?.awards ?? []),
    ...(lucky
      ? [
          {
            kind: 'luck',
            title: said.luckiest,
            whos: [marks[lucky.seat]],
            text: said.luckiestBy(name(lucky.seat), pointsOf(lucky.luck)),
          },
        ]
      : []),
  ];

  const headline = headlineOf(
    outcome,
    players.value,
    self,
    telling?.second,
    (seat) => words.nameSeat(history.states[0], seat),
    said,
  );
  const isSaving = useSignal(false);
  const save = async (): Promise<void> => {
    isSaving.value = true;
    await downloadGame(view, played);
    isSaving.value = false;
  };
  const Whole = tale?.Whole;
  const captain = nameLevel(game.id, 'captain');
  return (
    <Page
      title={headline.title}
      head={
        <StoryHead
          headline={headline}
          sentence={telling?.sentence ?? words.sayEnding(outcome.ending)}
          parts={parts}
          marks={marks}
        >
          {keys}
        </StoryHead>
      }
    >
      <div class="story-grid">
        <Places told={told} words={words} parts={parts} places={tale?.places} />
        {course && telling && (
          <ChartPanel
            title={telling.title}
            note={tale?.note ?? said.prospectsNote(captain)}
            sayRound={telling.sayRound}
            course={course}
            parts={parts}
            Mark={tale?.Mark}
            marked={marked}
          />
        )}
      </div>
      <CardList cards={cards} review={review} captain={captain} open={open} onSee={onReplay} />
      <div class="story-grid is-turned">
        {!isTextMode.value && (
          <section class="panel whole-panel">
            <h2 class="heading">{tale?.wholeTitle ?? said.board}</h2>
            <div class="whole-frame">
              {Whole ? (
                <div class="still-board" inert>
                  <Whole />
                </div>
              ) : (
                <StillBoard open={openEnd} wait={1200} />
              )}
            </div>
          </section>
        )}
        <div class="story-side">
          <Awards awards={awards} parts={parts} />
          {seal}
        </div>
      </div>
      <nav class="story-actions" aria-label={said.link}>
        <button type="button" class="btn" onClick={() => onReplay(0)}>
          <Sign name="play" size={18} />
          {said.replay}
        </button>
        <ShareKey {...{ told, words, tale, course, parts, openEnd, marked }} figures={telling?.figures ?? []} />
        <button type="button" class="btn" disabled={isSaving.value} onClick={() => void save()}>
          <Sign name="save" size={18} />
          {said.save}
        </button>
        {children}
        <a class="btn plain" href="/">
          {said.toStart}
        </a>
      </nav>
    </Page>
  );
};

import { useSignal } from '@preact/signals';
import type { OptionValues } from '@showboat/engine';
import { nameHere } from '@showboat/ui';
import type { FunctionComponent, JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { gameTitle } from '../shell/game-title';
import { messages, needTopic } from '../messages';
import { navigate } from '../shell/routes';
import type { SeatPlan } from '../session/saved';
import { cleanName } from '../settings/saved-settings';
import { favouriteLevel, language, playerName } from '../settings/settings';
import { Page } from '../shell/page';
import { useLoaded } from '../shell/use-loaded';
import { RuleDialog } from '../table/rule-dialog';
import { type GameSetup, loadGameSetup } from './game-setup';
import { fillOptions } from './fill-options';
import { KeptDetails } from './kept-details';
import {
  type NewSeat,
  type SetupForm,
  detailKeys,
  isChanged,
  ownDetails,
  refusedKey,
  seatCounts,
  shownPreset,
  withOption,
  withPreset,
  withSeat,
  withSeatCount,
  withoutOwn,
} from './form';
import { type GivenFiles, filesKept, refusedFile, withoutFile } from './given-file';
import { OptionField } from './option-field';
import { PresetCards } from './preset-cards';
import { recallForm, rememberForm } from './remembered';
import { sayProblem } from './say-problem';
import { newBot, seatAlone } from '../session/seating';
import { Go, type LinkPanelProps } from './go';
import { PlaceChoice } from './place-choice';
import { SeatsForm } from './seats-form';
import { recallWhere, rememberWhere } from './where';
import './setup.css';

const newSeat: NewSeat = (taken) => newBot(taken, favouriteLevel.value);

const firstForm = (offer: GameSetup): SetupForm => {
  const { preset: id, seats } = offer.quickStart;
  const preset = offer.presets.find((each) => each.id === id);
  return {
    options: fillOptions(offer.options, { ...preset?.options, seats }),
    seats: seatAlone(playerName.value || messages.value.shell.you, seats, favouriteLevel.value),
    preset: id,
  };
};

/** Every player has a name. */
const named = (seats: readonly SeatPlan[]): readonly SeatPlan[] =>
  seats.map((plan, seat) => ({ ...plan, name: cleanName(plan.name) || messages.value.forms.setup.playerNumber(seat + 1) }));

const showField = (key: string): void => {
  // Option names may contain a dot, which means something else in a selector.
  const field = document.getElementById(`field-${key}`);
  const details = field?.closest('details');
  if (details) details.open = true;
  field?.scrollIntoView({ block: 'center' });
  field?.focus({ preventScroll: true });
};

interface SetupProps {
  /** The right side of the page for a table by a link, loaded when somebody plays that way. */
  readonly LinkPanel: FunctionComponent<LinkPanelProps>;
}

const SetupSheet = ({ offer, LinkPanel }: SetupProps & { readonly offer: GameSetup }): JSX.Element => {
  const { setup } = messages.value.forms;
  const where = useSignal(recallWhere());
  const form = useSignal<SetupForm>(recallForm(offer.id, offer.options) ?? firstForm(offer));
  const files = useSignal<GivenFiles>({});
  const dropped = useSignal<OptionValues>({});
  const rule = useSignal<string | undefined>(undefined);
  const state = useSignal<'ready' | 'busy' | 'failed'>('ready');
  const isUnfolded = useSignal(false);
  const change = (next: SetupForm): void => {
    form.value = next;
  };
  useEffect(() => {
    // The default name is the word of the language in use, also of a form that was filled in before.
    const seats = form.peek().seats.map((plan) => ({ ...plan, name: nameHere(plan.name, messages.value.shell.you) }));
    change({ ...form.peek(), seats });
  }, [messages.value]);
  const { words } = offer;
  const { options, seats } = form.value;
  const refusal = offer.check(options);
  const badFile = refusedFile(files.value);
  const wrong = badFile ?? refusedKey(refusal);
  const wrongTitle = wrong === undefined || wrong === 'seats' ? setup.howMany : words.option(wrong).title;
  // The field of a file lists all its problems itself.
  const problem =
    refusal && badFile === undefined
      ? setup.problem(wrongTitle, sayProblem(refusal, words, messages.value.replay.optionRefusals))
      : undefined;
  const why = badFile === undefined ? setup.problem(setup.refused, wrongTitle) : setup.problem(wrongTitle, setup.fileWanted);
  const keys = detailKeys(offer.options);
  const changed = keys.filter((key) => isChanged(offer.options, options, key));

  const changeAll = (next: SetupForm, lost: OptionValues): void => {
    files.value = filesKept(files.value, options, next.options);
    dropped.value = lost;
    change(next);
  };
  const keepForm = (): SetupForm => {
    const filled = { ...form.value, seats: named(seats) };
    rememberForm(offer.id, filled);
    rememberWhere(where.value);
    return filled;
  };
  const blocked = wrong === undefined ? undefined : { why, show: () => showField(wrong) };
  const start = async (): Promise<void> => {
    if (blocked) return blocked.show();
    if (state.value === 'busy') return;
    state.value = 'busy';
    try {
      const filled = keepForm();
      const saved = await offer.begin(filled.options, filled.seats);
      navigate({ kind: 'table', id: saved.id });
    } catch {
      state.value = 'failed';
    }
  };

  return (
    <form
      class="setup"
      onSubmit={(event) => {
        event.preventDefault();
        // Invitations are sent on purpose, not by Enter in a field.
        if (where.value === 'here') void start();
      }}
    >
      <div class="what">
        <PlaceChoice
          chosen={where.value}
          onChoose={(place) => {
            where.value = place;
          }}
        />
        <div>
          <PresetCards
            presets={offer.presets}
            chosen={shownPreset(offer, form.value)}
            words={words}
            onChoose={(preset) => {
              const chosen = withPreset(offer, form.value, preset, newSeat, dropped.value);
              changeAll(chosen.form, chosen.dropped);
            }}
          />
          <KeptDetails
            own={Object.keys(ownDetails(offer, form.value)).length}
            dropped={Object.keys(dropped.value).map((key) => words.option(key).title)}
            onReset={() => changeAll(withoutOwn(offer, form.value), {})}
          />
        </div>
        <details
          class="panel details"
          // Opened by a refusal, it stays open: the player is still working there.
          open={isUnfolded.value || (wrong !== undefined && wrong !== 'seats')}
          onToggle={({ currentTarget }) => {
            isUnfolded.value = currentTarget.open;
          }}
        >
          <summary>
            <h2 class="heading">{setup.details}</h2>
            {changed.length > 0 && <span class="count">{setup.changed(changed.length)}</span>}
            <span class="note">{setup.detailsHelp}</span>
          </summary>
          {keys.map((key) => (
            <OptionField
              key={key}
              name={key}
              spec={offer.options[key]}
              value={options[key]}
              words={words}
              pictures={offer.life?.optionPictures}
              options={options}
              problem={wrong === key ? problem : undefined}
              isChanged={changed.includes(key)}
              file={files.value[key]}
              files={offer.files}
              onChange={(value, file, needs) => {
                files.value = file ? { ...files.value, [key]: file } : withoutFile(files.value, key);
                const { [key]: _, ...others } = dropped.value;
                dropped.value = others;
                change(
                  withOption(needs ? { ...form.value, options: { ...form.value.options, ...needs } } : form.value, key, value),
                );
              }}
              onRefused={(file) => {
                files.value = { ...files.value, [key]: file };
              }}
              onRule={(id) => {
                rule.value = id;
              }}
            />
          ))}
        </details>
      </div>
      <div class="panel who">
        {where.value === 'link' ? (
          <LinkPanel
            game={offer.id}
            options={options}
            counts={seatCounts(offer.options)}
            problem={wrong === 'seats' ? problem : undefined}
            onCount={(count) => change(withSeatCount(form.value, count, newSeat))}
            blocked={blocked}
            onLay={() => void keepForm()}
          />
        ) : (
          <>
            <SeatsForm
              game={offer.id}
              life={offer.life}
              counts={seatCounts(offer.options)}
              seats={seats}
              problem={wrong === 'seats' ? problem : undefined}
              onCount={(count) => change(withSeatCount(form.value, count, newSeat))}
              onSeat={(seat, plan) => change(withSeat(form.value, seat, plan))}
            />
            <Go
              blocked={blocked}
              problem={state.value === 'failed' ? messages.value.shell.failed : undefined}
              isBusy={state.value === 'busy'}
              type="submit"
            >
              {setup.start}
            </Go>
          </>
        )}
      </div>
      {rule.value !== undefined && (
        <RuleDialog
          id={rule.value}
          book={offer}
          onClose={() => {
            rule.value = undefined;
          }}
        />
      )}
    </form>
  );
};

export const SetupPage = ({ game, LinkPanel }: SetupProps & { readonly game: string }): JSX.Element => {
  const { loading, failed, pages, unknown } = messages.value.shell;
  const loaded = useLoaded(async () => {
    // Reasons for refused options are worded the same there and here.
    const [offer] = await Promise.all([
      loadGameSetup(game, language.value),
      needTopic('replay'),
      needTopic('forms'),
      needTopic('dialogs'),
    ]);
    return offer;
  }, [game, language.value]);
  const offer = loaded.kind === 'here' ? loaded.value : undefined;
  const notice = loaded.kind === 'waiting' ? loading : loaded.kind === 'failed' ? failed : unknown.game;
  return (
    <Page title={pages.setup(gameTitle(game))}>
      {offer ? (
        <SetupSheet offer={offer} LinkPanel={LinkPanel} />
      ) : (
        <div class="panel notice" role="status">
          <p>{notice}</p>
          {loaded.kind !== 'waiting' && (
            <a class="btn" href="/">
              {unknown.back}
            </a>
          )}
        </div>
      )}
    </Page>
  );
};

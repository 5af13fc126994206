import { useSignal } from '@preact/signals';
import type { ComponentChildren, JSX } from 'preact';
import { messages } from '../messages';
import { Seal, type SealState } from '../pieces/seal';
import { language, settings } from '../settings/settings';
import { gameNamedIn } from '../share/record';
import { gameTitle } from '../shell/game-title';
import { loadView } from '../shell/game-view';
import { Page } from '../shell/page';
import { useLoaded } from '../shell/use-loaded';
import { type Checked, checkDisclosure, wrongIn } from './check';
import { DrawsPanel } from './draws-panel';
import { type Loaded, type Proof, loadProof, readProofFile } from './load-proof';
import { HowItWorks, ProofPanel } from './proof-panel';
import './verify.css';

interface Verdict {
  readonly seal: SealState;
  readonly title: string;
  readonly text: string;
}

type Found =
  | Exclude<Loaded, { readonly kind: 'proof' }>
  | { readonly kind: 'checked'; readonly proof: Proof; readonly checked: Checked; readonly ms: number };

const check = async (loaded: Loaded): Promise<Found> => {
  if (loaded.kind !== 'proof') return loaded;
  const { proof } = loaded;
  const view = await loadView(gameNamedIn(proof.disclosure.record) ?? '');
  const begun = performance.now();
  const checked = await checkDisclosure(proof.disclosure, proof.promised, view, language.value);
  return checked ? { kind: 'checked', proof, checked, ms: Math.ceil(performance.now() - begun) } : { kind: 'unread' };
};

const nameOf = ({ disclosure, made }: Proof): string => {
  const date = made && new Intl.DateTimeFormat(language.value, { day: 'numeric', month: 'long' }).format(new Date(made.at));
  return [gameTitle(gameNamedIn(disclosure.record) ?? ''), made?.name, date].filter(Boolean).join(', ');
};

const isSaltThere = ({ own }: Proof): boolean => own === undefined || own.kept === own.told;

const sayVerdict = ({ proof, checked, ms }: Extract<Found, { readonly kind: 'checked' }>): Verdict => {
  const { verify } = messages.value;
  const wrong = wrongIn(checked);
  if (!checked.isSealed) return { seal: 'cracked', title: verify.broken, text: verify.brokenHelp };
  if (wrong) {
    const text = `${verify.wrongHelp(wrong.computed, wrong.recorded)} ${verify.agreeBefore(wrong.number - 1)}`;
    return { seal: 'cracked', title: verify.wrong(wrong.number), text };
  }
  if (!isSaltThere(proof)) return { seal: 'cracked', title: verify.saltGone, text: verify.saltGoneHelp };
  return { seal: 'opened', title: verify.holds, text: verify.holdsHelp(checked.draws.length, ms) };
};

const verdictOf = (found: Found | undefined): Verdict => {
  const { verify } = messages.value;
  switch (found?.kind) {
    case undefined:
      return { seal: 'closed', title: verify.title, text: verify.checking };
    case 'checked':
      return sayVerdict(found);
    case 'closed':
      return { seal: 'closed', title: verify.closed, text: verify.closedHelp };
    case 'unread':
      return { seal: 'closed', title: verify.unread, text: verify.unreadHelp };
    case 'no-line':
      return { seal: 'closed', title: verify.title, text: verify.noLine };
  }
};

const CLASSES = { closed: 'verdict', opened: 'verdict is-ok', cracked: 'verdict is-bad' } satisfies Record<SealState, string>;

const Head = ({ seal, title, text }: Verdict): JSX.Element => (
  <div class={CLASSES[seal]}>
    <Seal is={seal} size={112} />
    <div role="status">
      <h1>{title}</h1>
      <p>{text}</p>
    </div>
  </div>
);

const ClosedPanel = ({
  commitment,
  children,
}: {
  readonly commitment: string;
  readonly children: ComponentChildren;
}): JSX.Element => (
  <section class="panel proof-panel">
    <h2 class="heading">{messages.value.verify.sealed}</h2>
    <p class="proof">
      <code class="long">{commitment}</code>
    </p>
    <div class="verify-acts">{children}</div>
  </section>
);

/** Chance of a table, computed again in the reader's own browser. */
export const VerifyPage = ({ id }: { readonly id: string }): JSX.Element => {
  const { verify } = messages.value;
  const file = useSignal<File | undefined>(undefined);
  const times = useSignal(0);
  const spoken = language.value;
  const loaded = useLoaded(
    () => (file.value ? readProofFile(file.value) : loadProof(id, settings.value.name || verify.guest)).then(check),
    [id, file.value, times.value, spoken],
  );
  const found: Found | undefined =
    loaded.kind === 'here' ? loaded.value : loaded.kind === 'failed' ? { kind: 'no-line' } : undefined;
  const verdict = verdictOf(found);
  const again = (): void => void times.value++;
  const againKey = (
    <button type="button" class="btn" onClick={again}>
      {verify.again}
    </button>
  );
  return (
    <Page title={verdict.title} head={<Head {...verdict} />}>
      {found?.kind === 'checked' && (
        <div class="verify-grid">
          <ProofPanel proof={found.proof} checked={found.checked} isRight={verdict.seal === 'opened'} onAgain={again} />
          {found.checked.isSealed && <DrawsPanel checked={found.checked} what={nameOf(found.proof)} />}
        </div>
      )}
      {found?.kind === 'closed' && (
        <ClosedPanel commitment={found.commitment}>
          {againKey}
          <HowItWorks />
        </ClosedPanel>
      )}
      {(found?.kind === 'unread' || found?.kind === 'no-line') && <p>{againKey}</p>}
      <p>
        <label class="btn open-file">
          {verify.file}
          <input
            class="unseen"
            type="file"
            accept=".json,application/json"
            onChange={({ currentTarget }) => {
              file.value = currentTarget.files?.[0];
            }}
          />
        </label>
      </p>
    </Page>
  );
};

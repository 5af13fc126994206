import { Icon } from '@showboat/ui';
import type { ComponentChildren, JSX } from 'preact';
import { messages } from '../messages';
import { Person } from '../pieces/person';
import { Sign } from '../pieces/sign';
import { download } from '../shell/download';
import type { Checked } from './check';
import { type Proof, formatProof } from './load-proof';

const EIGHT = /.{1,8}/g;

const Long = ({ hex }: { readonly hex: string }): JSX.Element => <code class="long">{hex.match(EIGHT)?.join(' ')}</code>;

const Holds = ({ is, children }: { readonly is: boolean; readonly children: ComponentChildren }): JSX.Element => (
  <p class={is ? 'holds' : 'holds not'}>
    <Icon name={is ? 'done' : 'close'} size={16} width={3} />
    <span>{children}</span>
  </p>
);

const Steps = ({ proof, checked }: { readonly proof: Proof; readonly checked: Checked }): JSX.Element => {
  const { verify } = messages.value;
  const { disclosure, promised, names, own } = proof;
  return (
    <ol class="proof">
      <li>
        <h3>{verify.sealed}</h3>
        <Long hex={promised} />
      </li>
      <li>
        <h3>{verify.seed}</h3>
        <Long hex={disclosure.seed} />
        <Holds is={checked.isSealed}>{checked.isSealed ? verify.seedFits : verify.seedWrong(checked.hash)}</Holds>
      </li>
      <li>
        <h3>{verify.salts}</h3>
        <ul class="salts">
          {disclosure.salts.map((salt, seat) => {
            const name = names.at(seat) || verify.seat(seat + 1);
            return (
              <li key={seat}>
                <Person name={name} size={24} />
                <b>{name}</b>
                <code>{salt.slice(0, 10)}…</code>
              </li>
            );
          })}
        </ul>
        {own && <Holds is={own.kept === own.told}>{own.kept === own.told ? verify.yours : verify.yoursWrong}</Holds>}
      </li>
    </ol>
  );
};

export const HowItWorks = (): JSX.Element => {
  const { verify } = messages.value;
  return (
    <details class="how">
      <summary>{verify.how}</summary>
      <ol>
        {Object.entries(verify.sentences).map(([name, sentence]) => (
          <li key={name}>{sentence}</li>
        ))}
      </ol>
    </details>
  );
};

/** The three steps of the proof; where something does not hold, first what that means. */
export const ProofPanel = ({
  proof,
  checked,
  isRight,
  onAgain,
}: {
  readonly proof: Proof;
  readonly checked: Checked;
  readonly isRight: boolean;
  readonly onAgain: () => void;
}): JSX.Element => {
  const { verify } = messages.value;
  const save = (): void => download(`showboat-proof-${proof.disclosure.table}.json`, formatProof(proof), 'application/json');
  return (
    <section class="panel proof-panel">
      {!isRight && (
        <>
          <h2 class="heading">{verify.means}</h2>
          <ul class="means">
            {Object.entries(verify.meaning).map(([name, sentence]) => (
              <li key={name}>{sentence}</li>
            ))}
          </ul>
        </>
      )}
      <h2 class="heading">{verify.proof}</h2>
      <Steps proof={proof} checked={checked} />
      <div class="verify-acts">
        <button type="button" class={isRight ? 'btn' : 'btn primary'} onClick={save}>
          <Sign name="save" /> {verify.save}
        </button>
        <button type="button" class="btn" onClick={onAgain}>
          <Sign name="again" /> {verify.again}
        </button>
        <HowItWorks />
      </div>
    </section>
  );
};

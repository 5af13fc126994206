import { Icon } from '@showboat/ui';
import type { JSX } from 'preact';
import { messages } from '../messages';
import type { Checked, CheckedDraw } from './check';

/** Rows tick one after the other; of very many the last ones all together. */
const SLOWEST = 40;

const Row = ({ draw }: { readonly draw: CheckedDraw }): JSX.Element => {
  const { verify } = messages.value;
  const { number, round, recorded, computed, signature, isRight } = draw;
  return (
    <tr class={isRight ? undefined : 'is-bad'} style={{ '--row': Math.min(number, SLOWEST) }}>
      <th scope="row">{number}</th>
      <td>{round}</td>
      <td class="drawn">{recorded}</td>
      <td>
        <code>{signature}</code>
      </td>
      <td class="drawn">{computed}</td>
      <td class={isRight ? 'ok' : 'bad'}>
        <Icon name={isRight ? 'done' : 'close'} size={18} width={3} />
        <span class="unseen">{isRight ? verify.agrees : verify.differs}</span>
      </td>
    </tr>
  );
};

/** Every draw: what the record has, and what this browser makes of seed and salts. */
export const DrawsPanel = ({ checked, what }: { readonly checked: Checked; readonly what: string }): JSX.Element => {
  const { verify } = messages.value;
  const { draws, after, isByRules } = checked;
  return (
    <section class="panel draws-panel">
      <h2 class="heading">
        {verify.draws} <span class="note">{what}</span>
      </h2>
      {!isByRules && <p class="note">{verify.otherRules}</p>}
      <table class="draws">
        <caption class="unseen">{verify.caption}</caption>
        <thead>
          <tr>
            <th scope="col">{verify.number}</th>
            <th scope="col">{verify.round}</th>
            <th scope="col">{verify.recorded}</th>
            <th scope="col">{verify.signature}</th>
            <th scope="col">{verify.computed}</th>
            <th scope="col">
              <span class="unseen">{verify.verdict}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {draws.map((draw) => (
            <Row key={draw.number} draw={draw} />
          ))}
          {after.map((recorded, i) => (
            <tr key={draws.length + i} class="is-after">
              <th scope="row">{draws.length + i + 1}</th>
              <td />
              <td class="drawn">{recorded}</td>
              <td>–</td>
              <td>{verify.notComparable}</td>
              <td />
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
};

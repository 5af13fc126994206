import type { TableParts } from '@showboat/ui';
import type { StoryAward } from '@showboat/ui/story';
import type { JSX } from 'preact';
import { messages } from '../messages';

/** What only some of those who played can say of themselves. */
export const Awards = ({
  awards,
  parts,
}: {
  readonly awards: readonly StoryAward[];
  readonly parts: Pick<TableParts, 'Badge'>;
}): JSX.Element | null => {
  const { story } = messages.value;
  if (awards.length === 0) return null;
  return (
    <section class="panel awards-panel">
      <h2 class="heading">{story.awards}</h2>
      <ul class="awards">
        {awards.map(({ kind, title, whos, text }) => (
          <li key={kind}>
            <span class="award-badges" aria-hidden="true">
              {whos.map((who) => (
                <parts.Badge key={who} who={who} size={26} />
              ))}
            </span>
            <span class="words">
              <b>{title}</b>
              <small>{text}</small>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
};

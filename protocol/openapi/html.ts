/** Text that is markup already. */
export interface Html {
  readonly html: string;
}

type Value = Html | string | number | false | undefined | readonly Value[];

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

const markupOf = (value: Value): string => {
  if (value === undefined || value === false) return '';
  if (typeof value === 'string' || typeof value === 'number') return `${value}`.replaceAll(/[&<>"']/g, (sign) => ENTITIES[sign]);
  return 'html' in value ? value.html : value.map(markupOf).join('');
};

/** Markup with values in it; whatever is not markup itself is escaped. */
export const html = (parts: TemplateStringsArray, ...values: readonly Value[]): Html => ({
  html: String.raw({ raw: parts }, ...values.map(markupOf)),
});

export const joined = (parts: readonly Html[], between: string): Html => ({ html: parts.map((part) => part.html).join(between) });

/** A sentence with `code` in it. */
export const prose = (text: string): Html =>
  joined(
    text.split('`').map((part, index) => (index % 2 === 0 ? html`${part}` : html`<code>${part}</code>`)),
    '',
  );

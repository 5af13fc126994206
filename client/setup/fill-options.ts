import { type OptionSchema, type OptionValues, parseOptions, unwrap } from '@showboat/engine';

/** Everything the schema has, defaults filled in. */
export const fillOptions = (schema: OptionSchema, given: OptionValues): OptionValues => unwrap(parseOptions(schema, given));

import { buildClient } from '@showboat/server';

// npm run build: the client as it is served, whether or not it is there already.

await buildClient({
  onWait: (holder) => process.stderr.write(`waiting for another build${holder === undefined ? '' : ` (process ${holder})`} …\n`),
});

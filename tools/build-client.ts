import { buildClient } from '@showboat/server';

// npm run build: builds the client as it is served, even if there is a build already.

await buildClient({
  onWait: (holder) => process.stderr.write(`waiting for another build${holder === undefined ? '' : ` (process ${holder})`} …\n`),
});

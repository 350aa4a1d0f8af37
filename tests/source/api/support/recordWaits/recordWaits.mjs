/** Records waits instead of waiting. */
import fs from 'node:fs';
import {syncBuiltinESMExports} from 'node:module';
import timers from 'node:timers/promises';

timers.setTimeout = async (milliseconds) => {
  fs.appendFileSync(process.env.WAITS, `${milliseconds / 1000}\n`);
};
syncBuiltinESMExports();

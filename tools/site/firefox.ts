import fs from 'node:fs';

/** Debian's Firefox, or that of a machine which has no other; `undefined` where there is none. */
export const firefoxPath = ['/usr/bin/firefox-esr', '/usr/bin/firefox'].find((file) =>
  fs.existsSync(file),
);

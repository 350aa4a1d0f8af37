import fs from 'node:fs';

const system = '/usr/bin/chromium';

/** Debian's Chromium where it is installed; `undefined` leaves Playwright its own download. */
export const chromiumPath = fs.existsSync(system) ? system : undefined;

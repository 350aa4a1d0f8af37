import fs from 'node:fs';

/** Debian's builds of Chromium: the one without a window first, which takes half the time for a test. */
const system = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'];

/** Debian's Chromium where it is installed; `undefined` leaves Playwright its own download. */
export const chromiumPath = system.find((file) => fs.existsSync(file));

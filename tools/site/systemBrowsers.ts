import fs from 'node:fs';

/** Debian's builds of Chromium: the one without a window first, which takes half the time for a test. */
const system = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'];

/** Finds Debian's Chromium; `undefined` leaves Playwright its own download. */
export const findChromium = () => system.find((file) => fs.existsSync(file));

/** What was found when the program started. */
export const chromiumPath = findChromium();

/** Debian's Firefox, or that of a machine which has no other; `undefined` where there is none. */
export const firefoxPath = ['/usr/bin/firefox-esr', '/usr/bin/firefox'].find((file) =>
  fs.existsSync(file),
);

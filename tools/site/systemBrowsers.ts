import fs from 'node:fs';

/** Debian's Chromium; the headless shell first, which halves the time of a test. */
const system = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'];

/** Finds Debian's Chromium; `undefined` leaves Playwright its own download. */
export const findChromium = () => system.find((file) => fs.existsSync(file));

/** Found at start-up. */
export const chromiumPath = findChromium();

/** Installed Firefox, preferably Debian's ESR; `undefined` if there's none. */
export const firefoxPath = ['/usr/bin/firefox-esr', '/usr/bin/firefox'].find((file) =>
  fs.existsSync(file),
);

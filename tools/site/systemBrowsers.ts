import fs from 'node:fs';

/** Debian's Chromium; the headless shell first, which halves the time of a test. */
const system = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'];

export const findChromium = () => system.find((file) => fs.existsSync(file));

export const chromiumPath = findChromium();

/** Preferably Debian's ESR. */
export const firefoxPath = ['/usr/bin/firefox-esr', '/usr/bin/firefox'].find((file) =>
  fs.existsSync(file),
);

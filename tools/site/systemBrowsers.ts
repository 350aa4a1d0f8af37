import fs from 'node:fs';

/** Tests take half the time with the headless shell. */
const chromiumPaths = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'];

export const findChromium = () => chromiumPaths.find((file) => fs.existsSync(file));

/** `undefined` if Debian's Chromium isn't installed. */
export const chromiumPath = findChromium();

export const firefoxPath = ['/usr/bin/firefox-esr', '/usr/bin/firefox'].find((file) =>
  fs.existsSync(file),
);

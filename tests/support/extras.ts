import fs from 'node:fs';

/** Names of the optional features in `extras/`. */
export const extras = fs.existsSync('extras') ? fs.readdirSync('extras') : [];

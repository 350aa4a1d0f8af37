import {config} from 'zod/v4';

// Zod probes `new Function` when it creates a schema, which violates the CSP. Import this before
// the AI SDK, which creates schemas when loaded.
config({jitless: true});
